import Rowtrail

/// Follows one row's path back through a history by the places in the events, without any list.
struct PathTracker {
  private let id: String
  private var place: RowPosition<String>
  private var sectionIndex: Int
  private var firstRowItem: Int

  /// What an entry did to the path.
  enum Change {
    case none
    case changed
    /// The lists have to be asked.
    case unclear
  }

  /// A tracker of a row in a list, or `nil` where the list does not have it.
  init?(_ id: String, in list: TextList) {
    guard let place = list.position(of: id), let index = list.sectionIndex(of: place.section),
      let section = list.attributes(of: place.section)
    else { return nil }
    self.id = id
    self.place = place
    sectionIndex = index
    firstRowItem = section.headerMode.firstRowItem
  }

  private var path: RowPath { RowPath(section: sectionIndex, item: firstRowItem + place.offset) }

  /// Takes an entry's events back.
  mutating func takeBack(_ events: [ListEvent<String, TextItem>]) -> Change {
    let after = path
    for event in events.reversed() {
      guard takeBack(event) else { return .unclear }
    }
    return path == after ? .none : .changed
  }

  private mutating func takeBack(_ event: ListEvent<String, TextItem>) -> Bool {
    switch event {
    case .starred, .expanded, .edited: return true
    case .inserted(let row, let at):
      if row.id == id { return false }
      remove(at)
    case .deleted(let row, let from):
      if row.id == id { return false }
      insert(from)
    case .moved(let moved, let from, let to):
      if moved == id {
        guard from.section == place.section else { return false }
        place = from
      } else {
        remove(to)
        insert(from)
      }
    case .sectionInserted(_, let index): if index < sectionIndex { sectionIndex -= 1 }
    case .sectionDeleted(_, let index): if index <= sectionIndex { sectionIndex += 1 }
    case .sectionMoved(let moved, let from, let to):
      if moved == place.section {
        sectionIndex = from
      } else {
        if to < sectionIndex { sectionIndex -= 1 }
        if from <= sectionIndex { sectionIndex += 1 }
      }
    case .sectionEdited(let from, _):
      if from.id == place.section { firstRowItem = from.headerMode.firstRowItem }
    }
    return true
  }

  /// Another row is not at the place yet.
  private mutating func remove(_ other: RowPosition<String>) {
    if other.section == place.section, other.offset < place.offset { place.offset -= 1 }
  }

  /// Another row is at the place again.
  private mutating func insert(_ other: RowPosition<String>) {
    if other.section == place.section, other.offset <= place.offset { place.offset += 1 }
  }
}
