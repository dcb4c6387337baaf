/// A section as a view shows it: what its offsets mean, as captured rows of that revision.
struct ShownSection<SectionID: ListID, Item: ListItem> {
  /// The shown list.
  let list: ListState<SectionID, Item>
  /// The section's index in the shown list.
  let index: Int
  /// The item of its first row: 1 where the header is an item.
  let firstItem: Int
  /// How many rows it has there.
  let rowCount: Int
  let revision: Int

  init(
    _ section: SectionID, of list: ListState<SectionID, Item>, shown: Int
  ) throws(Rejection) {
    guard let index = list.sectionIndex(of: section), let rowCount = list.rowCount(of: section) else {
      throw Rejection(.unknownSection, "\(section)")
    }
    self.list = list
    self.index = index
    self.rowCount = rowCount
    firstItem = list.attributes(of: section)?.headerMode.firstRowItem ?? 0
    revision = shown
  }

  /// Where the rows at these offsets stand.
  func paths(at offsets: [Int]) throws(Rejection) -> [RowPath] {
    for offset in offsets where offset < 0 || offset >= rowCount { throw Rejection(.outOfRange, "\(offset)") }
    return offsets.map { path(at: $0) }
  }

  /// A place among the rows that stay when others are taken out: before the one at an offset, or behind the last one.
  ///
  /// - Parameters:
  ///   - offset: counts the rows that stay, 0…their number.
  ///   - leaving: the offsets of the rows that are taken out, ascending.
  func destination(at offset: Int, without leaving: [Int]) -> Destination<SectionID, Item.ID> {
    let staying = rowCount - leaving.count
    if offset < staying { return .before(row(at: stayingOffset(offset, without: leaving))) }
    if staying > 0 { return .after(row(at: stayingOffset(staying - 1, without: leaving))) }
    return .end(of: .captured(index, revision: revision))
  }

  private func row(at offset: Int) -> RowTarget<Item.ID> {
    .captured(path(at: offset), revision: revision)
  }

  private func path(at offset: Int) -> RowPath { RowPath(section: index, item: offset + firstItem) }

  /// The offset among all rows of one that counts those that stay. O(rows taken out).
  private func stayingOffset(_ offset: Int, without leaving: [Int]) -> Int {
    leaving.reduce(offset) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
