import Rowtrail

/// What came of a trial. `Sendable`, and a value.
public struct TrialResult<SectionID: ListID, Item: ListItem>: Sendable {
  /// The trial as far as it was run: to its end, or to the step that failed.
  public let trial: Trial<SectionID, Item>
  /// What did not hold first, or `nil` where everything held.
  public let failure: TrialFailure?
  /// What was counted.
  public let totals: TrialTotals
}
