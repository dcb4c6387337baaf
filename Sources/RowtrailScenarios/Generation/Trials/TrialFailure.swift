import Rowtrail

/// What did not hold in a trial. `Sendable`, and a value.
public struct TrialFailure: Error, Hashable, Sendable {
  /// What kind of thing did not hold: a trial is made smaller only into one that fails in the same kind.
  /// `Sendable`, and a value.
  public enum Kind: Hashable, Sendable {
    /// An invariant.
    case invariant(Invariant)
    /// The subject's outcome or list is not what a `Timeline` makes of the same actions.
    case outcome

    /// The kind in one word, as JSON has it.
    public var word: String {
      switch self {
      case .invariant(let invariant): invariant.rawValue
      case .outcome: "outcome"
      }
    }
  }

  /// What kind of thing did not hold.
  public let kind: Kind
  /// What did not hold, in one sentence.
  public let message: String
  /// The index of the step after which it was noticed.
  public let step: Int

  /// A failure of these parts.
  package init(_ kind: Kind, _ message: String, step: Int) {
    self.kind = kind
    self.message = message
    self.step = step
  }
}
