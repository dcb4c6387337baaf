import Rowtrail

/// The items of a list that was read, by path: what an update counts in.
struct ItemOrder<List: CheckableList> {
  private let reading: ListReading<List>
  /// How many items each section has.
  let counts: [Int]
  /// For each section: the number of its first row, and the item index of that.
  private let starts: [(row: Int, item: Int)]

  /// O(rows + sections).
  init(_ reading: ListReading<List>) {
    self.reading = reading
    var counts = reading.sections.map { $0.headerMode.firstRowItem }
    for placed in reading.rows where counts.indices.contains(placed.path.section) {
      counts[placed.path.section] += 1
    }
    var starts: [(row: Int, item: Int)] = []
    starts.reserveCapacity(counts.count)
    var next = 0
    for (section, count) in zip(reading.sections, counts) {
      let first = section.headerMode.firstRowItem
      starts.append((next, first))
      next += count - first
    }
    self.counts = counts
    self.starts = starts
  }

  /// The number of the row at a path among the rows that were read, or `nil` where none stands there.
  func number(at path: RowPath) -> Int? {
    guard starts.indices.contains(path.section) else { return nil }
    let start = starts[path.section]
    guard path.item >= start.item, path.item < counts[path.section] else { return nil }
    return start.row + path.item - start.item
  }

  /// What stands at a path, in words for a message; `nil` where nothing does.
  func name(at path: RowPath) -> String? {
    if let number = number(at: path) { return String(describing: reading.rows[number].row.id) }
    guard starts.indices.contains(path.section), starts[path.section].item == 1, path.item == 0 else { return nil }
    return "the header of \(reading.sections[path.section].id)"
  }
}
