import RowtrailScenarios
import RowtrailLog

/// `rowtrail log verify`: every promise of a log that reading it can check.
struct LogVerifyCommand: Command {
  static let declaration = CommandDeclaration(
    name: "log verify",
    overview: "Check every promise of a log: its lines, its entries, what came of its actions, its checkpoints.",
    discussion: [
      "Every line is read strictly and its check value computed again; every entry is folded; the actions of text logs are "
        + "dispatched again. A torn tail, other spellings of JSON and checkpoints that do not fit are told, and are no "
        + "damage. Exit status: 0 the log is sound, 1 it is damaged, 2 it could not be read."
    ],
    arguments: [.log],
    options: [.format("How the findings are written.")])

  private let path: RawPath
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let input = try LogFileInput(path, console)
    let found = try console.withStart(of: path, isJSON: isJSON) { () throws(ToolFailure) in
      try console.withProgress(of: path) { progress throws(LogError) in
        try LogVerification.run(input.file, input.files, progress: progress)
      }
    }
    let report = VerificationReport(found)
    if isJSON {
      try console.writeJSON { writer in writer.verification(report, in: path) }
    } else {
      try console.write(VerificationText(style: console.resultStyle).text(report, in: path))
    }
    return report.isSound ? .success : .negative
  }
}
