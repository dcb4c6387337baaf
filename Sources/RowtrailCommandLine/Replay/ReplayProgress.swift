import RowtrailScenarios

/// What the progress line of a long replay says, and when it says something new.
struct ReplayProgress {
  private let count: Int
  private var pace = ProgressPace()
  private var done = 0

  /// The progress of a replay of so many files, which starts now.
  init(of count: Int) {
    self.count = count
  }

  /// The line after one more file, or `nil` where it is too early for a new one.
  mutating func line(after totals: ReplayTotals, at now: ContinuousClock.Instant) -> String? {
    done += 1
    guard done < count, pace.isDue(at: now) else { return nil }
    return "\(done) of \(counted(count, "file"))" + (totals.failed > 0 ? ", \(totals.failed) failed" : "")
  }
}
