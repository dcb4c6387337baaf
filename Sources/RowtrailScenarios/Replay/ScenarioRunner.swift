import Rowtrail

/// Runs scenarios.
///
///     let file = ScenarioParser.parse(bytes)
///     for scenario in file.scenarios where file.errors.isEmpty {
///       let result = ScenarioRunner.run(scenario)
///       print(result.name, result.passed)
///     }
///
/// To go through a scenario statement by statement, use ``ScenarioSession``.
public enum ScenarioRunner {
  /// Runs a scenario to its end, whatever fails on the way, and checks every invariant after every step.
  ///
  /// The same scenario gives the same result, on every machine.
  ///
  /// - Complexity: linear in the rows of the setup and of each reload; a step on a large list takes O(*k* log *n*) for the
  ///   *k* rows that it touches.
  public static func run(_ scenario: Scenario) -> ScenarioResult {
    var session = ScenarioSession(scenario)
    while session.advance() {}
    return session.result
  }

  /// Runs a scenario as ``run(_:)`` does, unless the task is cancelled.
  ///
  /// - Returns: `nil` where the task was cancelled before the scenario's end: there is no result of half a scenario.
  package static func runUnlessCancelled(_ scenario: Scenario) -> ScenarioResult? {
    var session = ScenarioSession(scenario)
    while session.next != nil {
      if Task.isCancelled { return nil }
      session.advance()
    }
    return session.result
  }
}
