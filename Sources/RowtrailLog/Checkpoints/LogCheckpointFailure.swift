/// What was wrong with a checkpoint, which was therefore not used: the history decides.
///
/// `Sendable`, and a value.
public struct LogCheckpointFailure: Error, Hashable, Sendable {
  /// What is wrong. `Sendable`, and a value.
  public enum Problem: Hashable, Sendable {
    /// It cannot be read.
    case unreadable(LogIOFailure)
    /// It is damaged.
    case damaged(LogDamage)
    /// It belongs to another log, or to what the log was before it was compacted or cut.
    case otherLog
    /// It cannot be written.
    case unwritable(LogError)
  }

  /// The checkpoint's file.
  public let file: String
  /// What is wrong.
  public let problem: Problem
}
