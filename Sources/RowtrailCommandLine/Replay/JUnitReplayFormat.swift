import RowtrailScenarios

/// Results as JUnit XML: a suite a file, a case a scenario, an error where a file cannot be read.
struct JUnitReplayFormat: ReplayFormat {
  var head: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"rowtrail\">\n"
  }

  func scenario(_ result: ScenarioResult, seconds: Seconds, in source: inout SourceFile) -> [UInt8] {
    let path = XMLText.line(source.path.text)
    var text = "    <testcase name=\"\(XMLText.line(result.name))\" classname=\"\(path)\" file=\"\(path)\""
    if !result.isLog { text += " line=\"\(result.line)\"" }
    text += " time=\"\(seconds.decimal)\""
    guard let first = result.failures.first else { return Array((text + "/>\n").utf8) }
    var body = ""
    for failure in result.failures { body += FailureText(failure: failure, style: .plain).text(in: &source) }
    let more = result.failures.count > 1 ? " (and \(result.failures.count - 1) more)" : ""
    let message = XMLText.lines(FailureText(failure: first, style: .plain).sentence + more)
    text += ">\n      <failure type=\"\(first.kind.rawValue)\" message=\"\(message)\">\n"
    return Array((text + XMLText.lines(body) + "</failure>\n    </testcase>\n").utf8)
  }

  func problem(_ problem: InputProblem, in path: RawPath) -> [UInt8] {
    let file = XMLText.line(path.text)
    var name = "readable"
    var line = ""
    if case .malformed(let number, let column, _, _) = problem {
      name = "line \(number), column \(column)"
      line = " line=\"\(number)\""
    }
    let text = """
          <testcase name="\(name)" classname="\(file)" file="\(file)"\(line) time="0">
            <error type="\(line.isEmpty ? "unreadable" : "malformed")" message="\(XMLText.line(problem.sentence))">
      \(XMLText.lines(problem.message(in: path, style: .plain)))</error>
          </testcase>

      """
    return Array(text.utf8)
  }

  func message(_ problem: InputProblem, in path: RawPath) -> [UInt8] { [] }

  mutating func add(_ file: ReplayedFile) -> [UInt8] {
    let count = file.scenarios.count + file.problems.count
    guard count > 0 else { return [] }
    let text = """
        <testsuite name="\(XMLText.line(file.path.text))" tests="\(count)" failures="\(file.totals.failed)" \
      errors="\(file.problems.count)" skipped="0" time="\(file.seconds.decimal)">

      """
    return Array(text.utf8) + file.scenarios.joined() + file.problems.joined() + Array("  </testsuite>\n".utf8)
  }

  func foot(_ totals: ReplayTotals, status: ExitStatus, seconds: Seconds) -> [UInt8] {
    Array("</testsuites>\n".utf8)
  }
}
