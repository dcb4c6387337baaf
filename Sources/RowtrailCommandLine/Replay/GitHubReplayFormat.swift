import RowtrailScenarios

/// Results as workflow commands of GitHub Actions: an annotation at the line of each failure and of each error of a file,
/// and a summary.
///
/// The syntax, and what is to be escaped in it, is from GitHub's *Workflow commands for GitHub Actions*.
struct GitHubReplayFormat: ReplayFormat {
  private static let columns = 1000

  var head: String { "" }

  func scenario(_ result: ScenarioResult, seconds: Seconds, in source: inout SourceFile) -> [UInt8] {
    var text = ""
    for failure in result.failures {
      var place = ["file": source.path.text, "title": VisibleText.of(result.name, columns: 200)]
      if failure.line > 0 {
        place["line"] = String(failure.line)
        place["col"] = String(failure.column)
      }
      text += Self.annotation(place, FailureText(failure: failure, style: .plain).lines)
    }
    return Array(text.utf8)
  }

  func problem(_ problem: InputProblem, in path: RawPath) -> [UInt8] {
    var place = ["file": path.text]
    if case .malformed(let line, let column, _, _) = problem {
      place["line"] = String(line)
      place["col"] = String(column)
    }
    return Array(Self.annotation(place, VisibleText.of(problem.sentence, columns: Self.columns)).utf8)
  }

  func message(_ problem: InputProblem, in path: RawPath) -> [UInt8] { [] }

  mutating func add(_ file: ReplayedFile) -> [UInt8] { Array((file.scenarios + file.problems).joined()) }

  func foot(_ totals: ReplayTotals, status: ExitStatus, seconds: Seconds) -> [UInt8] {
    var summary = TextReplayFormat(isVerbose: false, style: .plain, messageStyle: .plain)
      .foot(totals, status: status, seconds: seconds)
    if summary.first == UInt8(ascii: "\n") { summary.removeFirst() }
    return summary
  }

  /// One workflow command: a line that nothing in the texts can end or continue.
  private static func annotation(_ place: [String: String], _ message: String) -> String {
    let properties = ["file", "line", "col", "title"].compactMap { name in
      place[name].map { "\(name)=\(escaped(VisibleText.of($0), isProperty: true))" }
    }
    return "::error \(properties.joined(separator: ","))::\(escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
