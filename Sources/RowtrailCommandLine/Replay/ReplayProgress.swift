import RowtrailScenarios

/// What the progress line of a long replay says, and when it says something new.
struct Progress {
  private let count: Int
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var done = 0

  private static let quietTime = Duration.milliseconds(300)
  private static let interval = Duration.milliseconds(100)

  /// The progress of a replay of so many files, which starts now.
  init(of count: Int) {
    self.count = count
    start = ContinuousClock.now
    last = start
  }

  /// The line after one more file, or `nil` where it is too early for a new one.
  mutating func line(after totals: ReplayTotals, at now: ContinuousClock.Instant) -> String? {
    done += 1
    guard now - start >= Self.quietTime, now - last >= Self.interval, done < count else { return nil }
    last = now
    return "\(done) of \(counted(count, "file"))" + (totals.failed > 0 ? ", \(totals.failed) failed" : "")
  }
}
