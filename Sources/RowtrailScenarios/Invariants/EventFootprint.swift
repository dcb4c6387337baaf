import Rowtrail

/// What events name or touch: rows and sections, each once and in order, and how many rows each section gains.
struct EventFootprint<SectionID: ListID, Item: ListItem> {
  private(set) var rows: [Item.ID] = []
  private var rowSet: Set<Item.ID> = []
  /// The rows that came, went or moved; a row may be there more than once.
  private(set) var placed: [Item.ID] = []
  /// The sections that gain or lose rows, or that are named.
  private(set) var sections: [SectionID] = []
  private var sectionSet: Set<SectionID> = []
  private var namedSections: Set<SectionID> = []
  private(set) var gains: [SectionID: Int] = [:]
  private(set) var gain = 0

  init(_ events: [ListEvent<SectionID, Item>]) {
    for event in events { add(event) }
  }

  /// How many rows the section gains; negative where it loses some.
  func gain(of section: SectionID) -> Int { gains.isEmpty ? 0 : gains[section] ?? 0 }

  /// Whether an event names the row.
  func names(_ row: Item.ID) -> Bool { !rowSet.isEmpty && rowSet.contains(row) }

  /// Whether an event names the section itself.
  func names(section: SectionID) -> Bool { !namedSections.isEmpty && namedSections.contains(section) }

  /// Whether an event names any section itself.
  var namesSections: Bool { !namedSections.isEmpty }

  private mutating func add(_ event: ListEvent<SectionID, Item>) {
    switch event {
    case .starred(let ids, _), .expanded(let ids, _): ids.forEach { name($0) }
    case .inserted(let row, let position):
      place(row.id)
      count(1, in: position.section)
    case .deleted(let row, let position):
      place(row.id)
      count(-1, in: position.section)
    case .moved(let id, let from, let to):
      place(id)
      count(-1, in: from.section)
      count(1, in: to.section)
    case .edited(let from, _): name(from.id)
    case .sectionInserted(let attributes, _), .sectionDeleted(let attributes, _), .sectionEdited(let attributes, _):
      name(section: attributes.id)
    case .sectionMoved(let id, _, _): name(section: id)
    }
  }

  private mutating func name(_ row: Item.ID) {
    if rowSet.insert(row).inserted { rows.append(row) }
  }

  private mutating func name(section: SectionID) {
    namedSections.insert(section)
    touch(section)
  }

  private mutating func touch(_ section: SectionID) {
    if sectionSet.insert(section).inserted { sections.append(section) }
  }

  private mutating func place(_ row: Item.ID) {
    name(row)
    placed.append(row)
  }

  private mutating func count(_ change: Int, in section: SectionID) {
    gains[section, default: 0] += change
    gain += change
    touch(section)
  }
}
