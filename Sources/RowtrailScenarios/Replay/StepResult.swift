import Rowtrail

/// What came of one step of a scenario. `Sendable`, and a value.
public struct StepResult: Hashable, Sendable {
  /// The step's line; of a block its first line; 0 in a log.
  public let line: Int
  /// The revision that the step led to.
  public let revision: Int
  /// Why the step was refused, or `nil` where it was accepted.
  public let reason: Rejection.Reason?
  /// The row that the step named, where it named exactly one and that was resolved.
  public let row: String?
  /// Whether the list after differs from the list before.
  public let changed: Bool

  /// The step at a line that an entry was.
  init(line: Int, _ entry: TextEntry) {
    self.init(
      line: line, revision: entry.revision, reason: entry.rejection?.reason, row: entry.row, changed: entry.didChange)
  }

  /// A step of these parts.
  package init(line: Int, revision: Int, reason: Rejection.Reason?, row: String?, changed: Bool) {
    self.line = line
    self.revision = revision
    self.reason = reason
    self.row = row
    self.changed = changed
  }
}
