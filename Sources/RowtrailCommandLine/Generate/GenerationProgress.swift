import RowtrailScenarios

/// What the progress line of a long generation says, and when it says something new.
struct GenerationProgress {
  private let count: Int
  private var pace = ProgressPace(quietTime: .milliseconds(200), interval: .milliseconds(200))

  /// The progress of so many scenarios, 0 for no end, which starts now.
  init(of count: Int) {
    self.count = count
  }

  /// The line after so much, or `nil` where it is too early for a new one.
  mutating func line(after totals: TrialTotals, at now: ContinuousClock.Instant) -> String? {
    guard pace.isDue(at: now) else { return nil }
    let done = count == 0 ? counted(totals.trials, "scenario") : "\(totals.trials) of \(counted(count, "scenario"))"
    return "\(done), \(counted(totals.steps, "step"))"
  }
}
