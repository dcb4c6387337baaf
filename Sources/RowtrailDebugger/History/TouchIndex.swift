import Rowtrail

/// Which entries touched a row or a section: those one of whose events names it.
///
/// Entries are counted from 0 here, the first one that is kept.
struct TouchIndex: Sendable {
  /// How many entries are in the index.
  private(set) var count = 0
  private var rows = Touches()
  private var sections = Touches()
  /// The entries in which rows came into a section, went from it, or moved in it.
  private var sectionRows = Touches()

  /// The entries that touched each thing of an id, ascending.
  private struct Touches: Sendable {
    private var slots: [String: Int] = [:]
    private var entries: [[UInt32]] = []

    mutating func note(_ id: String, _ entry: UInt32) {
      guard let slot = slots[id] else {
        slots[id] = entries.count
        return entries.append([entry])
      }
      if entries[slot].last != entry { entries[slot].append(entry) }
    }

    func of(_ id: String) -> [UInt32] { slots[id].map { entries[$0] } ?? [] }

    var ids: some Sequence<String> { slots.keys }

    /// Forgets the entries from this one on.
    mutating func cut(from entry: UInt32) {
      for slot in entries.indices {
        while let last = entries[slot].last, last >= entry { entries[slot].removeLast() }
      }
    }
  }

  /// Takes in the next entry's events.
  mutating func add(_ events: [ListEvent<String, TextItem>]) {
    let number = UInt32(truncatingIfNeeded: count)
    count += 1
    for event in events { note(event, number) }
  }

  private mutating func note(_ event: ListEvent<String, TextItem>, _ entry: UInt32) {
    switch event {
    case .starred(let ids, _), .expanded(let ids, _): for id in ids { rows.note(id, entry) }
    case .edited(let item, _): rows.note(item.id, entry)
    case .inserted(let row, let place), .deleted(let row, let place):
      rows.note(row.id, entry)
      sectionRows.note(place.section, entry)
    case .moved(let id, let from, let to):
      rows.note(id, entry)
      sectionRows.note(from.section, entry)
      if from.section != to.section { sectionRows.note(to.section, entry) }
    case .sectionInserted(let section, _), .sectionDeleted(let section, _), .sectionEdited(let section, _):
      sections.note(section.id, entry)
    case .sectionMoved(let id, _, _): sections.note(id, entry)
    }
  }

  /// The entries that touched the row of an id, ascending.
  func entries(ofRow id: String) -> [UInt32] { rows.of(id) }

  /// The entries that touched the section of an id, ascending; not those that only touched its rows.
  func entries(ofSection id: String) -> [UInt32] { sections.of(id) }

  /// The entries in which rows came into the section of an id, went from it, or moved in it, ascending.
  func entries(ofRowsIn id: String) -> [UInt32] { sectionRows.of(id) }

  /// The ids of the rows that were touched, in no order.
  var rowIDs: some Sequence<String> { rows.ids }

  /// The ids of the sections that were touched, in no order.
  var sectionIDs: some Sequence<String> { sections.ids }

  /// Forgets the entries from this one on.
  mutating func cut(to count: Int) {
    guard count < self.count else { return }
    self.count = count
    let entry = UInt32(truncatingIfNeeded: count)
    rows.cut(from: entry)
    sections.cut(from: entry)
    sectionRows.cut(from: entry)
  }
}
