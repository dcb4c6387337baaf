import Rowtrail
import RowtrailReport
import RowtrailScenarios

/// Reads what a report shows.
struct ReportInput {
  /// The scenario that is wanted, or `nil` for all.
  let name: String?
  /// The histories that were read, in order.
  private(set) var histories: [ReportedHistory] = []
  /// The names of all that were there, wanted or not.
  private(set) var names: [String] = []

  /// An input of nothing yet.
  init(name: String?) {
    self.name = name
  }

  /// Reads the histories of a file.
  ///
  /// - Throws: what is wrong with the file; every error but the last has been told already.
  mutating func add(_ path: RawPath, _ console: Console) throws(ToolFailure) {
    let source: InputSource
    do { source = try InputSource.open(path, console.input) } catch { throw .input(path, error) }
    switch source {
    case .log(let reader):
      let recorded = try HistoryInput.read(reader, path, console)
      names.append(recorded.name)
      guard name == nil || name == recorded.name else { return }
      histories.append(Self.log(recorded, path))
    case .text(let bytes): try addScenarios(bytes, path, console)
    }
  }

  private static func log(_ recorded: RecordedHistory, _ path: RawPath) -> ReportedHistory {
    var remarks: [String] = []
    if let damage = recorded.log?.damage {
      remarks.append("The log is damaged at line \(damage.line): \(damage.sentence). What follows is not shown.")
    }
    if let tail = recorded.log?.tail { remarks.append(tail.sentence) }
    return ReportedHistory(recorded, file: shown(path), remarks: remarks)
  }

  private static func shown(_ path: RawPath) -> String { path == .standardInput ? "standard input" : path.text }

  private mutating func addScenarios(
    _ bytes: [UInt8], _ path: RawPath, _ console: Console
  ) throws(ToolFailure) {
    let parsed = try HistoryInput.parse(bytes, path, console)
    let source = ReportedSource(bytes, parsed)
    names += parsed.map(\.name)
    for scenario in parsed where name == nil || name == scenario.name {
      let (result, lines) = (ScenarioRunner.run(scenario), source.lines(of: scenario))
      histories.append(ReportedHistory(scenario, result, file: Self.shown(path), source: lines))
    }
  }
}
