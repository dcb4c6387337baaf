import RowtrailScenarios

/// Why a file was not rewritten; it is then as it was. The sentences are in `Sentences.swift`.
enum RewriteProblem: Error, Hashable, Sendable {
  /// The system refused it.
  case refused(SystemError)
  /// It is not any more what was read.
  case changed
  /// The user may not write it.
  case readOnly
  /// It has several names, of which a new file could take one only.
  case linked(names: Int)
  /// It belongs to somebody else, and what takes its place could not.
  case foreign
  /// It is a symbolic link that leads to nothing.
  case linkToNothing
  /// It holds something else than what would replace it, which a slip of the pen might lose.
  case otherContent
}
