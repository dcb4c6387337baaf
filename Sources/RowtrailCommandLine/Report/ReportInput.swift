import Rowtrail
import RowtrailReport
import RowtrailScenarios

/// Reads what a report shows.
enum ReportInput {
  /// The histories that a file holds.
  ///
  /// - Throws: what is wrong with the file; every error but the last has been told already.
  static func histories(in path: RawPath, _ console: Console) throws(ToolFailure) -> [ReportedHistory] {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, standardInput: console.input) } catch { throw .input(path, error) }
    let parsed = ScenarioParser.parse(bytes)
    let problems = InputProblem.told(parsed.errors)
    for problem in problems.dropLast() { try console.tell(.input(path, problem)) }
    if let last = problems.last { throw .input(path, last) }
    var source = SourceFile(path: path, bytes: bytes)
    let starts = parsed.scenarios.map { start(of: $0.line, in: &source) }
    return parsed.scenarios.enumerated().map { index, scenario in
      let end = starts.indices.contains(index + 1) ? starts[index + 1] - 1 : source.lineCount
      let first = index == 0 ? 1 : starts[index]
      let lines = (first...max(first, end)).map { ReportedScenario.Line($0, source.line($0)) }
      return ReportedHistory(
        scenario, ScenarioRunner.run(scenario), file: path == .standardInput ? "standard input" : path.text,
        source: lines)
    }
  }

  /// The line at which a scenario starts, with the comment that stands directly above it.
  private static func start(of line: Int, in source: inout SourceFile) -> Int {
    var start = line
    while start > 1, isComment(source.line(start - 1)) { start -= 1 }
    return start
  }

  private static func isComment(_ line: String) -> Bool {
    line.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "#")
  }
}
