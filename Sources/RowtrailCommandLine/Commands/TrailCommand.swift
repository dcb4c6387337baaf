import Rowtrail
import RowtrailScenarios

/// `rowtrail trail`: one row's whole life.
struct TrailCommand: Command {
  static let declaration = CommandDeclaration(
    name: "trail",
    overview: "Show one row's whole life: each revision that touched it, its path before and after, what happened.",
    arguments: [
      .historyFile,
      ArgumentDeclaration("row", "The row's id; or its path, '[0, 2]' now and '[0, 2]@3' at revision 3."),
    ],
    options: [HistoryInput.name, .format("How the trail is written.")])

  private let path: RawPath
  private let row: String
  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    row = arguments.positional[1].text
    name = arguments.text(HistoryInput.name)
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let history = try HistoryInput.history(of: path, named: name, console)
    guard let trail = RowTrail(of: row, in: history.timeline) else {
      throw RowTrail.failure(of: row, in: history.timeline)
    }
    if isJSON {
      try console.writeJSON { writer in writer.trail(trail, scenario: history.name, in: path) }
    } else {
      try console.write(TrailText(style: console.resultStyle).text(trail))
    }
    return try history.status()
  }
}
