import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// `rowtrail log redact`: a copy of a log without what its rows say.
struct LogRedactCommand: Command {
  static let output = LogCopyArguments.output("The copy", word: word)
  private static let word = "redacted"

  static let declaration = CommandDeclaration(
    name: "log redact",
    overview: "Write a copy of a log with stand-ins for titles and fields, to be shared.",
    discussion: [
      "Each text becomes another one of the same length, equal texts equal ones, so that the copy replays as the log does; "
        + "so do the texts of sections and the payloads of an app's own actions. Metadata is left out. Ids, names of fields "
        + "and of actions, and times stay: look whether your ids may be shared."
    ],
    arguments: [.log],
    options: [output, .format("How the answer is written.")])

  private let arguments: LogCopyArguments
  private var path: RawPath { arguments.path }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = try LogCopyArguments(arguments, of: Self.declaration, Self.output, word: Self.word)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    _ = try LogFileInput(path, console)
    let (name, copy) = (try path.logToRead(), try arguments.output.logToWrite())
    let tail = try console.withProgress(of: path, to: arguments.output) { progress throws(LogError) in
      let header = try LogHeader(path: name)
      if header.coding == "text" {
        let redaction = LogRedaction<String, TextItem>.standIns()
        return try redaction.copy(path: name, to: copy, coding: TextCoding(), progress: progress)
      } else {
        let redaction = LogRedaction<String, RawItem>.standIns()
        return try redaction.copy(path: name, to: copy, coding: RawCoding(header), progress: progress)
      }
    }
    if let tail { try console.tell(Array(tail.note(in: path, style: console.messageStyle).utf8)) }
    if arguments.isJSON {
      try console.writeJSON { writer in
        writer.object { writer in
          writer.member("file", name)
          writer.member("written", copy)
        }
      }
    } else {
      try console.write("\(arguments.output.visible)\n")
    }
    return .success
  }
}
