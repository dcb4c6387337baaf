/// Times what it is given, and keeps the figures.
struct Recorder {
  let options: BenchmarkOptions
  private(set) var results: [Measured] = []
  /// Whatever the measured code comes to ends up here, so that the optimiser cannot drop it.
  var sum = 0

  init(options: BenchmarkOptions) { self.options = options }

  /// Whether the filter lets an operation through.
  func wants(_ operation: Operation) -> Bool {
    options.filter.map { operation.name.lowercased().contains($0) } ?? true
  }

  func wants(anyOf operations: [Operation]) -> Bool { operations.contains { wants($0) } }

  mutating func record(_ operation: Operation, item: String, size: Int, ours: Figure, plain: Figure?) {
    results.append(Measured(operation: operation, item: item, size: size, ours: ours, plain: plain))
    let cell = ResultTable.cell(operation.unit, ours, plain)
    StandardStream.error.write("\(size) rows, \(item): \(operation.name): \(cell)")
  }

  /// The processor time of a body, an operation, over several runs of which the first is dropped.
  ///
  /// - Parameters:
  ///   - operations: how many operations one run of the body makes.
  ///   - setUp: what each run needs, not timed.
  ///   - tearDown: what takes back what a run did, not timed.
  mutating func time(
    runs: Int, operations: Int, setUp: () -> Void = {}, tearDown: () -> Void = {}, _ body: () -> Int
  ) -> Figure {
    var times: [Double] = []
    for run in 0...runs {
      setUp()
      let start = CPUClock.now
      let result = body()
      let time = CPUClock.now - start
      sum &+= result
      tearDown()
      if run > 0 { times.append(Double(time) / Double(max(1, operations))) }
    }
    return Figure(times)
  }
}
