import RowtrailScenarios
import RowtrailLog

/// `rowtrail log stats`: what is in a log.
struct LogStatsCommand: Command {
  static let declaration = CommandDeclaration(
    name: "log stats",
    overview: "Tell what is in a log: entries, rows, sizes, checkpoints, actions by kind, hazards.",
    arguments: [.log],
    options: [.format("How the figures are written.")])

  private let path: RawPath
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let input = try LogFileInput(path, console)
    let statistics = try console.withStart(of: path, isJSON: isJSON) { () throws(ToolFailure) in
      try console.withProgress(of: path) { progress throws(LogError) in
        try LogStatistics(try LogReader(input.file) { TextCoding(viewing: $0) }, progress)
      }
    }
    let checkpoints = input.files.map { LogCheckpointFile.all(besides: path.text, $0) } ?? []
    if isJSON {
      try console.writeJSON { writer in writer.statistics(statistics, checkpoints, in: path) }
    } else {
      try console.write(StatisticsText(style: console.resultStyle).text(statistics, checkpoints, in: path))
    }
    if let damage = statistics.damage { try console.tell(.input(path, .log(.damaged(damage)))) }
    if let tail = statistics.tail { try console.tell(Array(tail.note(in: path, style: console.messageStyle).utf8)) }
    return statistics.damage == nil ? .success : .negative
  }
}
