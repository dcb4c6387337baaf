import Rowtrail

extension Scenario.Step {
  /// What stands behind a step's `->`, or behind the `->` of a block's `end`. `Sendable`, and a value.
  public struct Outcome: Equatable, Sendable {
    /// Where the `->` stands.
    public let place: SourcePlace
    /// What is to come of the step.
    public let expected: Expected

    /// An outcome, written at a place.
    package init(_ expected: Expected, at place: SourcePlace) {
      self.expected = expected
      self.place = place
    }
  }
}
