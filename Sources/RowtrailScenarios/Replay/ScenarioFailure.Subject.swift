extension ScenarioFailure {
  /// What of the history a failure is about: where to look for its cause.
  package struct Subject: Hashable, Sendable {
    /// The revision that was asked about.
    package let revision: Int
    /// What is to be looked at there.
    package let kind: Kind

    /// What is to be looked at.
    package enum Kind: Hashable, Sendable {
      /// A property of a row: of the first of these ids that the history knows.
      case row([String], Scenario.Property)
      /// The lists of ids that the failure compares; the property says whether a row is in such a list.
      case rows(by: Scenario.Property)
    }
  }
}
