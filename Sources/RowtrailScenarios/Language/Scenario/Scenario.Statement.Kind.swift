extension Scenario.Statement {
  /// What a statement does. `Sendable`, and a value.
  public enum Kind: Equatable, Sendable {
    /// A step: it makes a revision.
    case step(Scenario.Step)
    /// Remembers a path, or a section's index, at the current revision under a name. A name may be captured again, also
    /// once a row and once a section.
    case capture(name: String, Scenario.CaptureSubject)
    /// Sets the start of the view's window; only in a scenario with a view. It may be any integer.
    case scroll(to: Int)
    /// Asks whether a predicate holds, in a revision (not negative; it may be too large) or, where that is `nil`, in the
    /// current one.
    case expect(at: Int?, Scenario.Predicate)
  }
}
