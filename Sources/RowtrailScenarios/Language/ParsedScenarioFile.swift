/// What a scenario file holds, and what is wrong with it.
///
/// A file with an error runs none of its scenarios: ``scenarios`` is then what could be made of it, for tools that want
/// to look at it all the same. `Sendable`, and a value.
public struct ParsedScenarioFile: Sendable {
  /// The scenarios, in order.
  public let scenarios: [Scenario]
  /// Every error of the file, by line and column.
  public let errors: [ScenarioError]
}
