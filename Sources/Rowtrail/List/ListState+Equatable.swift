extension ListState: Equatable {
  /// Whether sections, rows, flags, texts and contents are equal, in the same order.
  ///
  /// - Complexity: O(1) where the two are copies of one list; else O(n), and a row whose content the two lists share is not
  ///   compared member by member.
  @_specialize(where SectionID == String, Item == TextItem)
  public static func == (left: ListState, right: ListState) -> Bool {
    if left.index.isIdentical(to: right.index) { return true }
    guard left.rowCount == right.rowCount, left.sectionCount == right.sectionCount else { return false }
    for (one, other) in zip(left.index.sectionOrder, right.index.sectionOrder) {
      guard left.attributes(handle: one) == right.attributes(handle: other) else { return false }
      let rows = left.index.sectionRecords[Int(one)].rows
      let others = right.index.sectionRecords[Int(other)].rows
      guard rows.count == others.count else { return false }
      for (row, otherRow) in zip(rows, others) {
        guard left.hasEqualRow(row, to: otherRow, in: right) else { return false }
      }
    }
    return true
  }

  /// Whether two rows have equal flags and contents, wherever they stand.
  func hasEqualRow(_ row: UInt32, to otherRow: UInt32, in other: ListState) -> Bool {
    guard index.rowRecords[Int(row)].flags == other.index.rowRecords[Int(otherRow)].flags else { return false }
    let box = index.rowContents[Int(row)].box
    let otherBox = other.index.rowContents[Int(otherRow)].box
    return box === otherBox || item(handle: row) == other.item(handle: otherRow)
  }
}
