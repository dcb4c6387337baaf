/// The rows and sections of which something may differ between two lists; all others are equal in both, and in the same
/// order among themselves.
struct ChangedIdentities<SectionID: ListID, RowID: ListID>: Sendable {
  /// Each id once.
  private(set) var rows: [RowID] = []
  private(set) var sections: [SectionID] = []
  private var seenRows: Set<RowID> = []
  private var seenSections: Set<SectionID> = []

  init() {}

  /// What these events name.
  init<Item: ListItem>(_ events: some Sequence<ListEvent<SectionID, Item>>) where Item.ID == RowID {
    for event in events { insert(event) }
  }

  mutating func insert(row id: RowID) {
    if seenRows.insert(id).inserted { rows.append(id) }
  }

  mutating func insert(section id: SectionID) {
    if seenSections.insert(id).inserted { sections.append(id) }
  }

  mutating func insert<Item: ListItem>(_ event: ListEvent<SectionID, Item>) where Item.ID == RowID {
    switch event {
    case .starred(let ids, _), .expanded(let ids, _):
      for id in ids { insert(row: id) }
    case .inserted(let row, _), .deleted(let row, _): insert(row: row.id)
    case .moved(let id, _, _): insert(row: id)
    case .edited(let item, _): insert(row: item.id)
    case .sectionInserted(let section, _), .sectionDeleted(let section, _), .sectionEdited(let section, _):
      insert(section: section.id)
    case .sectionMoved(let id, _, _): insert(section: id)
    }
  }
}
