/// Reads which boxes stand where in a list, one section after the other: what lets two lists that share rows be compared
/// without looking at ids.
struct OccupantReader {
  private let index: ListIndex
  private let sections: [UInt32]
  /// The rows of the sections that were asked for.
  private var rows: [[UInt32]?]

  /// O(sections).
  init(_ index: ListIndex) {
    self.index = index
    sections = Array(index.sectionOrder)
    rows = Array(repeating: nil, count: sections.count)
  }

  /// The box of the row at a path, or `nil` where there is none. O(1), O(rows) at the first path of a section.
  mutating func box(at path: RowPath) -> RowBoxPointer? {
    let record = index.sectionRecords[Int(sections[path.section])]
    let offset = path.item - record.firstRowItem
    if rows[path.section] == nil { rows[path.section] = Array(record.rows) }
    guard let handles = rows[path.section], handles.indices.contains(offset) else { return nil }
    return index.box(of: handles[offset])
  }
}
