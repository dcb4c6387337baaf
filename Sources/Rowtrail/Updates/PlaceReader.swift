import PersistentCollections

/// Tells where rows stand in one list: from the trees, or, where many rows are to be asked for, from a table of all.
struct PlaceReader {
  private let index: ListIndex
  /// By row handle: the handle of the section, and the offset in it.
  private var table: [(section: UInt32, offset: UInt32)] = []

  /// Prepares for so many questions.
  ///
  /// - Complexity: O(1) for few; O(n) where they are an eighth of the rows or more.
  init(_ index: ListIndex, for count: Int) {
    self.index = index
    guard count >= 64, count >= index.rowCount / 8 else { return }
    table = Array(repeating: (0, 0), count: index.rowRecords.count)
    for section in index.sectionOrder {
      var offset: UInt32 = 0
      for row in index.sectionRecords[Int(section)].rows {
        table[Int(row)] = (section, offset)
        offset += 1
      }
    }
  }

  /// Where a row stands.
  func place(of row: UInt32) -> RowPlace {
    guard !table.isEmpty else { return index.place(of: row) }
    let (section, offset) = table[Int(row)]
    return RowPlace(section: section, offset: Int(offset))
  }

  /// Where a row stands, as UIKit counts.
  func path(of row: UInt32) -> RowPath {
    guard !table.isEmpty else { return index.path(of: row) }
    let (section, offset) = table[Int(row)]
    return RowPath(
      section: index.sectionCount == 1 ? 0 : index.sectionIndex(of: section),
      item: Int(offset) + index.firstRowItem(ofSection: section))
  }
}
