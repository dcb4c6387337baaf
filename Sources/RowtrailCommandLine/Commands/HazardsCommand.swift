import RowtrailScenarios

/// `rowtrail hazards`: the captured paths that would have hit something else.
struct HazardsCommand: Command {

  static let declaration = CommandDeclaration(
    name: "hazards",
    overview: "List the captured paths that would have hit something else.",
    discussion: [
      "A hazard is a path that a button or a gesture captured earlier, and that meanwhile leads to another row, to a "
        + "header or to nothing: what an app that trusts the path gets wrong."
    ],
    arguments: [.historyPaths],
    options: [HistoryInput.names, .format("How the hazards are written.")])

  private let paths: [RawPath]
  private let name: String?
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments.inputs()
    name = arguments.text(HistoryInput.names)
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let found = FileFinder.find(paths, FileFinder.histories)
    var status = try found.tellFailures(console)
    var list = HazardList(isJSON: isJSON, style: console.resultStyle)
    var (isKnown, names) = (false, [String]())
    for path in found.files {
      do throws(ToolFailure) {
        switch try HistoryInput.open(path, console) {
        case .log(let reader):
          let history = try HistoryInput.read(reader, path, console)
          names.append(history.name)
          guard name == nil || history.name == name else { continue }
          isKnown = true
          try console.write(list.add(history, in: path))
          status = max(status, try history.status())
        case .scenarios(let scenarios):
          for scenario in scenarios {
            names.append(scenario.name)
            guard name == nil || scenario.name == name else { continue }
            isKnown = true
            try console.write(list.add(RecordedHistory(ScenarioRunner.run(scenario)), in: path))
          }
        }
      } catch {
        if error.status == .unwritableOutput { throw error }
        try console.tell(error)
        status = max(status, error.status)
      }
    }
    // What could not be read may have it.
    if let name, !isKnown, status < .unreadableInput, !found.files.isEmpty {
      let file = found.files.count == 1 ? found.files.first : nil
      let failure = ToolFailure.unknownName(name, in: file, names: names)
      try console.tell(failure)
      status = max(status, failure.status)
    }
    try console.write(list.end())
    return status
  }
}
