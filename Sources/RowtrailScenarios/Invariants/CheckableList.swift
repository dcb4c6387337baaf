import Rowtrail

/// What the invariants ask of a list.
///
/// `ListState` is one. A test conforms a list of its own that is wrong in one respect, to see that a check notices.
package protocol CheckableList: Sendable {
  /// What the sections' ids are.
  associatedtype SectionID: ListID
  /// What the rows hold.
  associatedtype Item: ListItem

  /// The number of rows.
  var rowCount: Int { get }
  /// The number of sections.
  var sectionCount: Int { get }
  /// The id of the section with this index, or `nil` where there is none.
  func sectionID(at index: Int) -> SectionID?
  /// The index of the section of this id, or `nil` where there is none.
  func sectionIndex(of id: SectionID) -> Int?
  /// The texts and header mode of the section of this id, or `nil` where there is none.
  func attributes(of id: SectionID) -> SectionAttributes<SectionID>?
  /// The texts and header mode of the section with this index, or `nil` where there is none.
  func attributes(ofSectionAt index: Int) -> SectionAttributes<SectionID>?
  /// The number of rows in the section of this id, or `nil` where there is none.
  func rowCount(of section: SectionID) -> Int?
  /// The number of rows, and of headers that are items, in the section with this index, or `nil` where there is none.
  func itemCount(ofSectionAt index: Int) -> Int?
  /// The row of this id, or `nil` where there is none.
  func row(_ id: Item.ID) -> ListRow<Item>?
  /// The path of the row of this id, or `nil` where there is none.
  func path(of id: Item.ID) -> RowPath?
  /// The id of the row at this path, or `nil` where none stands there.
  func rowID(at path: RowPath) -> Item.ID?
  /// Calls `body` with each path and row, in list order.
  func forEachRow(_ body: (_ path: RowPath, _ row: ListRow<Item>) throws -> Void) rethrows
  /// Folds events over the list, in order; `false` where one does not fit.
  @discardableResult
  mutating func apply(_ events: [ListEvent<SectionID, Item>]) -> Bool
  /// Takes events back, the newest first; `false` where one does not fit.
  @discardableResult
  mutating func takeBack(_ events: [ListEvent<SectionID, Item>]) -> Bool
}

extension ListState: CheckableList {}
