import Rowtrail
import RowtrailScenarios

/// `rowtrail diff`: the update that turns one revision into another.
struct DiffCommand: Command {
  static let declaration = CommandDeclaration(
    name: "diff",
    overview: "Show the update that turns one revision into another, and what changed in words.",
    discussion: [
      "Deletes and the sources of moves count before the batch, inserts and the destinations of moves after it; rows are "
        + "reconfigured, at their paths after, once it is done.",
      ExceptionExplanation.caveat,
    ],
    arguments: [
      .historyFile,
      ArgumentDeclaration("a", "The revision that a view shows now."),
      ArgumentDeclaration("b", "The revision that it is to show; it may be the older one."),
    ],
    options: [HistoryInput.name, .format("How the update is written; in JSON without words.")])

  private let path: RawPath
  private let from: Int
  private let to: Int
  /// The two revisions as they were written.
  private let written: [String]
  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    written = [arguments.positional[1].text, arguments.positional[2].text]
    from = try Self.revision(arguments.positional[1].text)
    to = try Self.revision(arguments.positional[2].text)
    name = arguments.text(HistoryInput.name)
    isJSON = arguments.wantsJSON
  }

  private static func revision(_ text: String) throws(UsageError) -> Int {
    guard let revision = IntegerText.integer(text) else { throw .notARevision(text) }
    return revision
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let history = try HistoryInput.history(of: path, named: name, console)
    let timeline = history.timeline
    for (revision, written) in zip([from, to], written) where timeline.list(at: revision) == nil {
      throw timeline.unknown(written)
    }
    guard let update = timeline.update(from: from, to: to), let changes = ChangeList(from: from, to: to, in: timeline)
    else { throw timeline.unknown(written[1]) }
    if isJSON {
      try console.writeJSON { writer in writer.update(update) }
    } else {
      let text = UpdateText(style: console.resultStyle)
      try console.write(text.text(update, changes, last: timeline.revision))
    }
    return try history.status()
  }
}
