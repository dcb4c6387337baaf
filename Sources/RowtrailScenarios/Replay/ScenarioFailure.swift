/// Something in a scenario that did not hold. `Sendable`, and a value.
public struct ScenarioFailure: Hashable, Sendable {
  /// What kind of thing did not hold. The raw values are the words of the JSON result. `Sendable`, and a value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An `expect`.
    case expectation
    /// A step's `->`, or a rejection that nobody expected.
    case outcome
    /// A capture of what is not there.
    case capture
    /// Ids are unique, and path → row → path comes back to the same path for every row.
    case identity
    /// Rows that no event of the step names keep flags, content and their order among themselves.
    case survivors
    /// In every surviving section: items after = items before − deleted + inserted ± moved.
    case counts
    /// The step's update is legal, and turns the ids before into the ids after; a view shows what the list has.
    case update
    /// A captured path leads to the same row as then, or to `gone` exactly when that row is not in the list.
    case rebase
    /// Taking the entry's events back gives the list before; folding them again gives the list after.
    case history
    /// An entry that is written to a log and read again is equal; of a log, it is sound to its end.
    case log
  }

  /// What kind of thing did not hold.
  public let kind: Kind
  /// The line, from 1; 0 for a log, which has no place.
  public let line: Int
  /// The column, in Unicode scalars from 1; 0 for a log.
  public let column: Int
  /// The revision at which it was noticed.
  public let revision: Int
  /// What did not hold, in one sentence.
  public let message: String
  /// What was expected and what is there, where the two can be set side by side.
  public let comparison: Comparison?
  /// What of the history it is about; `nil` where no row's property tells more.
  package let subject: Subject?

  /// Two values side by side. `Sendable`, and a value.
  public struct Comparison: Hashable, Sendable {
    /// What the scenario says.
    public let expected: Value
    /// What the list says.
    public let found: Value

    /// A comparison of what was expected with what was found.
    package init(expected: Value, found: Value) {
      self.expected = expected
      self.found = found
    }
  }

  /// One side of a comparison. `Sendable`, and a value.
  public enum Value: Hashable, Sendable {
    /// A value as scenario files write it.
    case text(String)
    /// A list of ids, whose differences can be marked.
    case ids([String])
  }

  /// A failure of these parts.
  package init(
    kind: Kind, line: Int, column: Int, revision: Int, message: String, comparison: Comparison? = nil,
    subject: Subject? = nil
  ) {
    self.kind = kind
    self.line = line
    self.column = column
    self.revision = revision
    self.message = message
    self.comparison = comparison
    self.subject = subject
  }
}
