/// What the documentation promises about an operation, which `--check` holds the figures to.
///
/// The check is coarse, so that a busy machine does not break it: the lowest run counts, and only what is missed by far.
struct Promise {
  /// By what factor a limit or a ratio must be missed.
  static var slack: Double { 2 }
  /// By what factor a growth must be missed: a short list is all in the caches, which other processes share, and the
  /// faster it is there, the more a long list seems to take.
  static var growthSlack: Double { 3 }

  var operation: Operation
  /// How many times more the largest list may take than the smallest.
  var growth: Double?
  /// Nanoseconds or bytes, on any list of up to a million rows.
  var limit: Double?
  /// How many times less it takes than the plain answer on a million rows.
  var ratio: Double?

  static let all: [Promise] =
    StepKind.allCases.flatMap { steps(of: $0) } + [
      Promise(operation: .pathOfID, growth: 10, limit: 1200),
      Promise(operation: .capturedPath, limit: 2500),
      Promise(operation: .changes(1), growth: 5, limit: 20_000),
      Promise(operation: .changes(100), limit: 2_000_000),
      Promise(operation: .changes(10_000), limit: 200_000_000),
      Promise(operation: .update(1), growth: 5, limit: 20_000),
      Promise(operation: .build, limit: 1_000_000_000),
      Promise(operation: .bytesPerRow, limit: 400),
    ]

  private static func steps(of kind: StepKind) -> [Promise] {
    let isStar = kind == .toggle
    return [
      Promise(operation: .inPlace(kind), growth: 10, limit: isStar ? 1500 : 5000),
      Promise(operation: .kept(kind), growth: 5, limit: isStar ? 8000 : 15_000, ratio: isStar ? 2000 : nil),
      Promise(operation: .memory(kind), growth: 5, limit: isStar ? 5000 : 10_000),
    ]
  }

  /// What is broken, a sentence each.
  func breaches(in results: [Measured]) -> [String] {
    let own = results.filter { $0.operation == operation }
    var found: [String] = []
    for (item, rows) in Dictionary(grouping: own, by: \.item).sorted(by: { $0.key < $1.key }) {
      let sorted = rows.sorted { $0.size < $1.size }
      guard let first = sorted.first, let last = sorted.last else { continue }
      let subject = "\(operation.name) (\(item), \(last.size) rows)"
      let (low, high) = (first.ours.lowest, last.ours.lowest)
      if let limit, last.size <= 1_000_000, high > limit * Self.slack {
        found.append("\(subject) takes \(Int(high)), more than \(Int(Self.slack)) times \(Int(limit))")
      }
      if let growth, last.size <= first.size * 1000, high > low * growth * Self.growthSlack {
        found.append("\(subject) takes \(Int(high / low)) times what \(first.size) rows do, not \(Int(growth))")
      }
      if let ratio, last.size == 1_000_000, let plain = last.plain, plain.lowest < high * ratio / Self.slack {
        found.append("\(subject) is \(Int(plain.lowest / high)) times as fast as the plain answer, not \(Int(ratio))")
      }
    }
    return found
  }
}
