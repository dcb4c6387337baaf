import RowtrailLog
import RowtrailScenarios

/// `rowtrail record`: a scenario's history as an event log.
struct RecordCommand: Command {
  static let output = OptionDeclaration(
    "output", letter: "o", .path(placeholder: "log"),
    "The log, a file that is not there yet. (default: standard output)")

  static let declaration = CommandDeclaration(
    name: "record",
    overview: "Run one scenario, and write its history as an event log.",
    discussion: [
      "The same scenario gives the same bytes: its entries have no times. Exit status: 0 everything in the scenario held, "
        + "1 something did not; the log is written all the same."
    ],
    arguments: [.scenarioFile],
    options: [output, HistoryInput.name])

  private let path: RawPath
  private let output: RawPath?
  private let name: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    output = arguments.path(Self.output)
    name = arguments.text(HistoryInput.name)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    guard case .scenarios(let scenarios) = try HistoryInput.open(path, console) else { throw .input(path, .logAlready) }
    let result = ScenarioRunner.run(try HistoryInput.choose(from: scenarios, of: path, named: name))
    let history = RecordedHistory(result)
    if let output, output != .standardInput {
      let log = try output.logToWrite()
      do { try history.write(log: log) } catch {
        throw .unwritable(error.file.map { RawPath($0) } ?? output, .log(error))
      }
    } else {
      try write(history, console)
    }
    guard !result.passed else { return .success }
    let count = counted(result.failures.count, "thing")
    let note = "note: \(count) in the scenario did not hold; 'rowtrail replay' says which\n"
    try console.tell(Array("\(console.messageStyle.paint(path.visible + ":", .strong)) \(note)".utf8))
    return .negative
  }

  private func write(_ history: RecordedHistory, _ console: Console) throws(ToolFailure) {
    var text = history.logText
    do throws(LogError) { try text.start() } catch { throw .input(path, .log(error)) }
    for record in history.records {
      do throws(LogError) { try text.append(record) } catch { throw .input(path, .log(error)) }
      if text.count > 1 << 16 { try console.write(text.take()) }
    }
    try console.write(text.take())
  }
}
