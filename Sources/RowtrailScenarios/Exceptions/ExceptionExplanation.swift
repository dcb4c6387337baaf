import Rowtrail

/// What an exception of a table or collection view says: the rule that was broken, what its figures mean, where to look.
///
/// Made by ``ExceptionReport/explain(_:)``. The rules are UIKit's as documented and as public reports of its exceptions show
/// them; nobody has run them against UIKit, which ``caveat`` says.
///
/// `Sendable`, and a value.
public struct ExceptionExplanation: Hashable, Sendable {
  /// What happened, in one sentence.
  public internal(set) var headline: String
  /// The kind of exception, where it is one about an update or an identifier.
  public internal(set) var kind: UpdateException.Kind?
  /// The rule that was broken, in full.
  public internal(set) var rule: String
  /// The rule's number, where it is one of the rules of updates.
  public internal(set) var ruleNumber: Int?
  /// The kind of view that threw, where the text tells.
  public internal(set) var view: ProposedUpdate.ViewKind?
  /// What is wrong with the update, where the text holds all of it.
  public internal(set) var fault: UpdateFault?
  /// The figures in the text, in its order, and what follows from them.
  public internal(set) var figures: [Figure]
  /// What to look at, the likeliest first.
  public internal(set) var lookAt: [String]
  /// The counts and operations that the text prints, where it prints them.
  public internal(set) var update: ProposedUpdate?
  /// What the judge thinks of ``update``.
  public internal(set) var verdict: UpdateVerdict?

  /// What must be said wherever these rules are spoken of.
  public static let caveat =
    "These are UIKit's rules as documented and as public reports of its exceptions show them; "
    + "nobody has run them against UIKit."

  /// An explanation of these parts.
  package init(
    headline: String, kind: UpdateException.Kind? = nil, rule: String, ruleNumber: Int? = nil,
    view: ProposedUpdate.ViewKind? = nil, fault: UpdateFault? = nil, figures: [Figure] = [], lookAt: [String] = []
  ) {
    self.headline = headline
    self.kind = kind
    self.rule = rule
    self.ruleNumber = ruleNumber
    self.view = view
    self.fault = fault
    self.figures = figures
    self.lookAt = lookAt
  }
}
