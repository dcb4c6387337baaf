/// Every error of a scenario file, at least one, by line and column. `Sendable`, and a value.
public struct ScenarioErrors: Error, Hashable, Sendable {
  /// The errors.
  public let errors: [ScenarioError]
}
