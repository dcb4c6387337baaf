import Rowtrail
import RowtrailScenarios

/// A list that answers as the right one does, but for one planted fault.
struct CrookedList: CheckableList {
  /// What the list does wrong.
  enum Fault: Sendable {
    /// Says that the row is at this path.
    case path(of: String, RowPath)
    /// Says that this row is at the path.
    case rowID(at: RowPath, String)
    /// Finds the row under its id with its star the other way.
    case star(of: String)
    /// Shows the row twice, and has it once.
    case doubled(String)
    /// Says that the section has one row more.
    case rowCount(of: String)
    /// Says that the section has one item more.
    case itemCount(ofSectionAt: Int)
    /// Says that the list has one row more.
    case total
    /// Does not fold events.
    case apply
    /// Does not take events back.
    case takeBack
  }

  var list: TextList
  var fault: Fault?

  var rowCount: Int { if case .total = fault { list.rowCount + 1 } else { list.rowCount } }
  var sectionCount: Int { list.sectionCount }
  func sectionID(at index: Int) -> String? { list.sectionID(at: index) }
  func sectionIndex(of id: String) -> Int? { list.sectionIndex(of: id) }
  func attributes(of id: String) -> SectionAttributes<String>? { list.attributes(of: id) }
  func attributes(ofSectionAt index: Int) -> SectionAttributes<String>? { list.attributes(ofSectionAt: index) }

  func rowCount(of section: String) -> Int? {
    if case .rowCount(section) = fault { return list.rowCount(of: section).map { $0 + 1 } }
    return list.rowCount(of: section)
  }

  func itemCount(ofSectionAt index: Int) -> Int? {
    if case .itemCount(index) = fault { return list.itemCount(ofSectionAt: index).map { $0 + 1 } }
    return list.itemCount(ofSectionAt: index)
  }

  func row(_ id: String) -> ListRow<TextItem>? {
    guard var row = list.row(id) else { return nil }
    if case .star(id) = fault { row.isStarred.toggle() }
    return row
  }

  func path(of id: String) -> RowPath? {
    if case .path(id, let path) = fault { return path }
    return list.path(of: id)
  }

  func rowID(at path: RowPath) -> String? {
    if case .rowID(path, let id) = fault { return id }
    return list.rowID(at: path)
  }

  func forEachRow(_ body: (RowPath, ListRow<TextItem>) throws -> Void) rethrows {
    try list.forEachRow { path, row in
      try body(path, row)
      if case .doubled(row.id) = fault { try body(path, row) }
    }
  }

  mutating func apply(_ events: [ListEvent<String, TextItem>]) -> Bool {
    if case .apply = fault { return true }
    return list.apply(events)
  }

  mutating func takeBack(_ events: [ListEvent<String, TextItem>]) -> Bool {
    if case .takeBack = fault { return true }
    return list.takeBack(events)
  }
}
