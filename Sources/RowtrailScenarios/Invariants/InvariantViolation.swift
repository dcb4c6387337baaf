/// An invariant that did not hold after a step. `Sendable`, and a value.
package struct InvariantViolation: Error, Hashable, Sendable {
  /// The invariant.
  package let invariant: Invariant
  /// What is wrong, in one sentence.
  package let message: String

  /// A violation of an invariant.
  package init(_ invariant: Invariant, _ message: String) {
    self.invariant = invariant
    self.message = message
  }
}
