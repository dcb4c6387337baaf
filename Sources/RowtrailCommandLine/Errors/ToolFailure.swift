/// Why a command ends without its answer. The sentences are in `Sentences.swift`.
enum ToolFailure: Error, Hashable, Sendable {
  /// The arguments are wrong.
  case usage(UsageError)
  /// An input cannot be used.
  case input(RawPath, InputProblem)
  /// The result cannot be written.
  case output(SystemError)
  /// A file cannot be rewritten.
  case rewrite(RawPath, SystemError)
  /// A file cannot be written anew.
  case create(RawPath, SystemError)
  /// A text holds no exception that is known.
  case noException(RawPath)
  /// A folder has no scenario files below it.
  case emptyFolder(RawPath)
  /// No scenario, by path or name, has this text in it.
  case nothingMatches(String)
  /// No scenario has this name.
  case unknownName(String, suggestion: String?)
  /// No row ever had this id.
  case unknownRow(String, suggestion: String?)
  /// The revision was never reached.
  case unknownRevision(Int, last: Int)

  /// The exit status that it leads to.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .input: .unreadableInput
    case .output, .rewrite, .create: .unwritableOutput
    case .noException, .emptyFolder, .nothingMatches, .unknownName, .unknownRow, .unknownRevision: .negative
    }
  }
}
