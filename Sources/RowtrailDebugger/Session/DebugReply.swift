/// What came of a line. `Sendable`, and a value.
public struct DebugReply: Hashable, Sendable {
  /// What became of it.
  public enum Outcome: Hashable, Sendable {
    /// It was done.
    case done
    /// The answer is no: nothing found, no such row.
    case negative
    /// The line is wrong.
    case invalid
    /// A file could not be written.
    case unwritable
    /// The log was written over since it was opened: no answer is to be believed.
    case unreadable
    /// It was stopped.
    case stopped
  }

  /// What to show; lines with their ends, or nothing.
  public let text: String
  /// What became of the line.
  public let outcome: Outcome

  init(_ text: String, _ outcome: Outcome = .done) {
    self.text = text
    self.outcome = outcome
  }
}

/// The two histories of a session. `Sendable`.
public enum DebugBranch: Hashable, Sendable {
  /// What was recorded.
  case recorded
  /// What a what-if made of it.
  case scratch
}
