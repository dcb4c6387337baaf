import Rowtrail

/// All operations on rows of one type, in a list of one section of one size.
struct Suite<Item: BenchmarkItem> {
  let size: Int
  let options: BenchmarkOptions
  var random: SeededGenerator
  /// The rows that the list was built from, with the numbers from 0 in order.
  let rows: [ListRow<Item>]
  /// Changed in place, and back to the same ids after each run.
  var list: ListState<String, Item>
  var plain: PlainList<Item>
  /// The number of the next item that no list has.
  var nextNumber: Int

  init(size: Int, options: BenchmarkOptions) {
    self.size = size
    self.options = options
    random = SeededGenerator(seed: UInt64(size))
    rows = (0..<size).map { ListRow(Item(number: $0)) }
    nextNumber = size
    list = ListState(Self.section(rows))
    plain = PlainList(rows)
  }

  static func section(_ rows: [ListRow<Item>]) -> ListSection<String, Item> {
    ListSection("all", header: "All", rows: rows)
  }

  mutating func run(_ recorder: inout Recorder) {
    measureBuilding(&recorder)
    measureMemory(&recorder)
    for kind in StepKind.allCases { measureInPlace(kind, &recorder) }
    for kind in StepKind.allCases { measureKept(kind, &recorder) }
    measureLookups(&recorder)
    measureHistory(&recorder)
    measureBulk(&recorder)
    measureReloads(&recorder)
  }

  /// How often to repeat what takes microseconds.
  var runs: Int { options.isQuick ? 5 : 9 }
  /// How often to repeat what takes long.
  var longRuns: Int { options.isQuick ? 1 : size >= 1_000_000 ? 2 : 3 }
  /// How many operations a run of the plain answer makes, so that it does not take too long.
  var plainOperations: Int { min(200, max(2, 1_000_000 / size)) }

  func record(_ operation: Operation, _ ours: Figure, _ plain: Figure? = nil, _ recorder: inout Recorder) {
    recorder.record(operation, item: Item.name, size: size, ours: ours, plain: plain)
  }
}
