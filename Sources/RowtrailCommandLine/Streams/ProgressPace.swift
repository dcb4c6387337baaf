/// When a progress line says something new: not before the work turns out to be long, and not more often than can be read.
struct ProgressPace {
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private let quietTime: Duration
  private let interval: Duration

  /// The pace of work that starts now.
  ///
  /// - Parameters:
  ///   - quietTime: how long nothing is said.
  ///   - interval: the least time between two lines.
  init(quietTime: Duration = .milliseconds(300), interval: Duration = .milliseconds(100)) {
    start = ContinuousClock.now
    last = start
    self.quietTime = quietTime
    self.interval = interval
  }

  /// Whether a line is due at a time; then it counts as said.
  mutating func isDue(at now: ContinuousClock.Instant) -> Bool {
    guard now - start >= quietTime, now - last >= interval else { return false }
    last = now
    return true
  }
}
