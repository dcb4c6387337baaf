import Rowtrail
import RowtrailScenarios

/// `rowtrail compare`: two histories, and where they part.
struct CompareCommand: Command {
  static let declaration = CommandDeclaration(
    name: "compare",
    overview: "Compare two histories: the first entry at which they part, and how the lists differ there.",
    discussion: [
      "Actions, what came of them, and the lists count; times and what an app notes beside them do not. Exit status: 0 the "
        + "histories are the same, 1 they are not."
    ],
    arguments: [
      ArgumentDeclaration("a", completion: .files, "A log or a scenario file, or - for standard input."),
      ArgumentDeclaration("b", completion: .files, "Another one."),
    ],
    options: [HistoryInput.name, .format("How the comparison is written.")])

  private let paths: [RawPath]
  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments.inputs()
    name = arguments.text(HistoryInput.name)
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    var histories: [RecordedHistory] = []
    for path in paths {
      // The name picks a scenario; a log has its file's name alone.
      switch try HistoryInput.open(path, console) {
      case .log(let reader): histories.append(try HistoryInput.read(reader, path, console))
      case .scenarios(let scenarios):
        let scenario = try HistoryInput.choose(from: scenarios, of: path, named: name)
        histories.append(RecordedHistory(ScenarioRunner.run(scenario)))
      }
    }
    let comparison = HistoryComparison(histories[0].timeline, histories[1].timeline)
    if isJSON {
      try console.writeJSON { writer in writer.comparison(comparison, histories, in: paths) }
    } else {
      try console.write(ComparisonText(style: console.resultStyle).text(comparison, histories, paths))
    }
    var status = comparison.parting == nil ? ExitStatus.success : .negative
    for history in histories { status = max(status, try history.status()) }
    return status
  }
}
