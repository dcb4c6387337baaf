import Rowtrail

extension Scenario.Step.Outcome {
  /// What is to come of a step. `Sendable`, and a value.
  public enum Expected: Equatable, Sendable {
    /// It is accepted, and the row that it named has this id. Only where the step names one row, once.
    case row(id: String)
    /// It is rejected for this reason.
    case rejected(Rejection.Reason)
    /// It is accepted, and the list is equal to the one before.
    case unchanged
  }
}
