/// What several runs came to.
struct Figure {
  /// The middle one of the runs, in nanoseconds or bytes.
  var median: Double
  /// The lowest one, which other work on the machine disturbed least.
  var lowest: Double

  /// The figure of some runs; at least one.
  init(_ runs: [Double]) {
    let sorted = runs.sorted()
    median = sorted[sorted.count / 2]
    lowest = sorted[0]
  }
}
