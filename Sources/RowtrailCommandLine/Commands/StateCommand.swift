import Rowtrail
import RowtrailScenarios

/// `rowtrail state`: the list at a revision.
struct StateCommand: Command {
  static let revision = OptionDeclaration(
    "at", .integer(placeholder: "revision", least: .min), "The revision. (default: the last)")
  static let format = OptionDeclaration("format", .choice(["text", "json"]), "How the list is written.")

  static let declaration = CommandDeclaration(
    name: "state",
    overview: "Show the list at a revision.",
    arguments: [.historyFile],
    options: [revision, HistoryInput.name, format])

  private let path: RawPath
  private let revision: Int?
  private let writtenRevision: String?
  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, for console: Console) throws(UsageError) {
    path = arguments.positional[0]
    revision = arguments.integer(Self.revision)
    writtenRevision = arguments.written(Self.revision)
    name = arguments.text(HistoryInput.name)
    isJSON = arguments.text(Self.format) == "json"
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let history = try HistoryInput.history(of: path, named: name, console)
    let timeline = history.timeline
    let revision = revision ?? timeline.revision
    guard let list = timeline.list(at: revision) else {
      throw timeline.unknown(writtenRevision ?? String(revision))
    }
    if isJSON {
      var writer = JSONWriter()
      writer.list(list, revision: revision)
      try console.write(writer.bytes + Array("\n".utf8))
    } else {
      let text = ListText(style: console.resultStyle)
      try console.write(text.heading(of: list, at: revision, last: timeline.revision))
      try text.forEachLine(of: list) { line throws(ToolFailure) in try console.write(line) }
    }
    return history.status
  }
}
