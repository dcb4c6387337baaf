import Rowtrail
import RowtrailLog

/// `rowtrail log redact`: a copy of a log without what its rows say.
struct LogRedactCommand: Command {
  static let output = OptionDeclaration(
    "output", letter: "o", .path(placeholder: "log"),
    "The copy, a file that is not there yet. (default: beside the log, as NAME.redacted.rowlog)")
  static let format = OptionDeclaration("format", .choice(["text", "json"]), "How the answer is written.")

  static let declaration = CommandDeclaration(
    name: "log redact",
    overview: "Write a copy of a log with stand-ins for titles and fields, to be shared.",
    discussion: [
      "Each text becomes another one of the same length, equal texts equal ones, so that the copy replays as the log does; "
        + "so do the texts of sections and the payloads of an app's own actions. Metadata is left out. Ids, names of fields "
        + "and of actions, and times stay: look whether your ids may be shared."
    ],
    arguments: [.log],
    options: [output, format])

  private let path: RawPath
  private let output: RawPath
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, for console: Console) throws(UsageError) {
    path = arguments.positional[0]
    if path == .standardInput { throw .needsFile(command: Self.declaration.name) }
    output = arguments.text(Self.output).map { RawPath($0) } ?? LogFileInput.path(besides: path, "redacted")
    isJSON = arguments.text(Self.format) == "json"
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    _ = try LogFileInput(path, console)
    let (name, copy) = (path.text, output.text)
    try console.withProgress(of: path) { progress throws(LogError) in
      let header = try LogHeader(path: name)
      if header.coding == "text" {
        let redaction = LogRedaction<String, TextItem>.standIns()
        try redaction.copy(path: name, to: copy, coding: TextCoding(), progress: progress)
      } else {
        let redaction = LogRedaction<String, RawItem>.standIns()
        try redaction.copy(path: name, to: copy, coding: RawCoding(header), progress: progress)
      }
    }
    if isJSON {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("file", path.text)
        writer.member("written", output.text)
      }
      try console.write(writer.bytes + Array("\n".utf8))
    } else {
      try console.write("\(output.visible)\n")
    }
    return .success
  }
}
