import Rowtrail
import RowtrailScenarios

/// `rowtrail state`: the list at a revision.
struct StateCommand: Command {
  static let revision = OptionDeclaration(
    "at", .revision, "The revision. (default: the last)")

  static let declaration = CommandDeclaration(
    name: "state",
    overview: "Show the list at a revision.",
    arguments: [.historyFile],
    options: [revision, HistoryInput.name, .format("How the list is written.")])

  private let path: RawPath
  private let revision: Int?
  private let writtenRevision: String?
  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    revision = arguments.integer(Self.revision)
    writtenRevision = arguments.written(Self.revision)
    name = arguments.text(HistoryInput.name)
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let history = try HistoryInput.history(of: path, named: name, console)
    let timeline = history.timeline
    let revision = revision ?? timeline.revision
    guard let list = timeline.list(at: revision) else {
      throw timeline.unknown(writtenRevision ?? String(revision))
    }
    if isJSON {
      try console.writeJSON { writer in writer.list(list, revision: revision) }
    } else {
      let text = ListText(style: console.resultStyle)
      try console.write(text.heading(of: list, at: revision, last: timeline.revision))
      try text.forEachLine(of: list) { line throws(ToolFailure) in try console.write(line) }
    }
    return try history.status()
  }
}
