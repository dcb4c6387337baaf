import Foundation

/// How the time that work takes grows with its size: about as the size does where it is linear.
enum Growth {
  /// How many times as large the larger input is.
  static let factor = 4
  /// More than what is linear or nearly so, and less than half of what is quadratic.
  static let most = 8.0

  /// Whether times are taken: where the environment variable `ROWTRAIL_TIMES` is set, since a busy machine would falsify
  /// them.
  private static var isMeasured: Bool { ProcessInfo.processInfo.environment["ROWTRAIL_TIMES"] != nil }

  /// How many times as long the work takes on an input ``factor`` times as large; 1 where times are not taken, and the
  /// work is done once, on the small input.
  ///
  /// Whatever else the machine does makes a time longer, never shorter, so the least of a few counts.
  static func of(_ size: Int, _ test: String = #function, _ work: (Int) async -> Void) async -> Double {
    guard isMeasured else {
      await work(size)
      return 1
    }
    var least = Double.infinity
    var small = Duration.seconds(1_000_000)
    for _ in 0..<4 where least > most {
      for _ in 0..<2 { small = min(small, await ContinuousClock().measure { await work(size) }) }
      least = min(least, await ContinuousClock().measure { await work(size * factor) } / small)
    }
    print("\(test): \(Int(least * 10)) tenths of the time for \(factor) times as much, \(small) for the small input")
    return least
  }
}
