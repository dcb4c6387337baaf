import RowtrailLog
import RowtrailScenarios

/// Why a command ends without its answer. The sentences are in `Sentences.swift`.
enum ToolFailure: Error, Hashable, Sendable {
  /// The arguments are wrong.
  case usage(UsageError)
  /// An input cannot be used.
  case input(RawPath, InputProblem)
  /// A file that is to hold the result cannot be written.
  case unwritable(RawPath, InputProblem)
  /// The result cannot be written.
  case output(SystemError)
  /// A file cannot be rewritten.
  case rewrite(RawPath, RewriteProblem)
  /// A file's results are in two of the inputs that are merged.
  case mergedTwice(file: String, RawPath, RawPath)
  /// The task was cancelled.
  case cancelled
  /// A history holds what no scenario can say.
  case noScenario(RawPath, ScenarioExport.Problem)
  /// A file cannot be written anew.
  case create(RawPath, RewriteProblem)
  /// A text holds no exception that is known.
  case noException(RawPath)
  /// A folder has no files below it whose names end so.
  case emptyFolder(RawPath, [String])
  /// No scenario, by path or name, has this text in it.
  case nothingMatches(String)
  /// No scenario of the file, or of any file where none is given, has this name; these are there.
  case unknownName(String, in: RawPath?, names: [String])
  /// No row ever had this id.
  case unknownRow(String, suggestion: String?)
  /// The revision, as it was written, was never reached.
  case unknownRevision(String, first: Int, last: Int)
  /// Nothing, or a header, stands at the path, as it was written, in the revision.
  case noRow(path: String, revision: Int, isHeader: Bool)

  /// The exit status that it leads to.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .input(_, .log(let error)): error.status
    case .input(_, .damagedStart): .negative
    case .input, .mergedTwice, .rewrite(_, .changed): .unreadableInput
    case .output, .rewrite, .create, .unwritable: .unwritableOutput
    case .cancelled, .noScenario, .noException, .emptyFolder, .nothingMatches, .unknownName, .unknownRow,
      .unknownRevision,
      .noRow:
      .negative
    }
  }
}

extension LogError {
  /// The exit status that it leads to.
  var status: ExitStatus {
    switch self {
    case .damaged, .noRevision: .negative
    case .notALog, .unknownVersion, .otherCoding, .shrunk: .unreadableInput
    case .io(let failure):
      switch failure.operation {
      case .open, .stat, .read, .list: .unreadableInput
      case .write, .truncate, .sync, .lock, .rename, .remove, .find: .unwritableOutput
      }
    case .busy, .exists, .revision, .unwritable, .poisoned, .closed, .otherHistory: .unwritableOutput
    }
  }
}
