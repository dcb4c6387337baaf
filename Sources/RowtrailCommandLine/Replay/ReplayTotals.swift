import RowtrailScenarios

/// What a replay counts.
struct ReplayTotals: Sendable, Hashable {
  /// Files of which a scenario was run, or that could not be read.
  var files = 0
  /// Files that could not be read.
  var unreadableFiles = 0
  /// Scenarios that were run, and logs.
  var scenarios = 0
  /// Logs among them.
  var logs = 0
  /// Scenarios that failed.
  var failed = 0
  /// Hazards in all of them.
  var hazards = 0
  /// Steps in all of them.
  var steps = 0
  /// How many steps were checked on every row, and how many on a sample.
  var coverage = InvariantCoverage()

  /// Scenarios and logs, in words.
  var kinds: String {
    if logs == 0 { return counted(scenarios, "scenario") }
    let others = scenarios > logs ? counted(scenarios - logs, "scenario") + " and " : ""
    return others + counted(logs, "log")
  }

  /// Scenarios in which everything held.
  var passed: Int { scenarios - failed }

  /// Counts a scenario.
  mutating func count(_ result: ScenarioResult) {
    scenarios += 1
    if result.isLog { logs += 1 }
    failed += result.passed ? 0 : 1
    hazards += result.hazards.count
    steps += result.steps.count
    coverage.complete += result.coverage.complete
    coverage.sampled += result.coverage.sampled
  }

  /// Counts what another total counted.
  static func += (left: inout ReplayTotals, right: ReplayTotals) {
    left.files += right.files
    left.unreadableFiles += right.unreadableFiles
    left.scenarios += right.scenarios
    left.logs += right.logs
    left.failed += right.failed
    left.hazards += right.hazards
    left.steps += right.steps
    left.coverage.complete += right.coverage.complete
    left.coverage.sampled += right.coverage.sampled
  }
}
