/// An invariant that did not hold after a step. `Sendable`, and a value.
public struct InvariantViolation: Error, Hashable, Sendable {
  /// The invariant.
  public let invariant: Invariant
  /// What is wrong, in one sentence.
  public let message: String

  /// A violation of an invariant.
  public init(_ invariant: Invariant, _ message: String) {
    self.invariant = invariant
    self.message = message
  }
}
