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
    index.flags(of: row) == other.index.flags(of: otherRow) && hasEqualItem(row, to: otherRow, in: other)
  }

  private func hasEqualItem(_ row: UInt32, to otherRow: UInt32, in other: ListState) -> Bool {
    let (box, otherBox) = (index.box(of: row), other.index.box(of: otherRow))
    if box == otherBox { return true }
    return withExtendedLifetime((self, other)) {
      box.withBox(RowBox<Item>.self) { one in otherBox.withBox(RowBox<Item>.self) { one.item == $0.item } }
    }
  }
}
