import Rowtrail

/// A test of an expectation, what its operands were worth, and whether it held.
struct EvaluatedTest: Sendable {
  let test: Scenario.Predicate.Test
  let truth: Bool
  let left: ScenarioValue
  /// What the right operand was worth; `nil` where the left one stands alone.
  let right: ScenarioValue?
}
