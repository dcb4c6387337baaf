import RowtrailScenarios

/// What the progress line of a long generation says, and when it says something new.
struct GenerationProgress {
  private let count: Int
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant

  private static let interval = Duration.milliseconds(200)

  /// The progress of so many scenarios, 0 for no end, which starts now.
  init(of count: Int) {
    self.count = count
    start = ContinuousClock.now
    last = start
  }

  /// The line after so much, or `nil` where it is too early for a new one.
  mutating func line(after totals: TrialTotals, at now: ContinuousClock.Instant) -> String? {
    guard now - last >= Self.interval else { return nil }
    last = now
    let done = count == 0 ? counted(totals.trials, "scenario") : "\(totals.trials) of \(counted(count, "scenario"))"
    return "\(done), \(counted(totals.steps, "step"))"
  }
}
