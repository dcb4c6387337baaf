import Rowtrail
import RowtrailScenarios

/// Results for people: a line a scenario, what did not hold below it, and a summary.
struct TextReplayFormat: ReplayFormat {
  /// Whether every step is shown.
  let isVerbose: Bool
  /// How results may look.
  let style: Style
  /// How messages may look.
  let messageStyle: Style

  private static let nameColumns = 200

  var head: String { "" }

  func scenario(_ result: ScenarioResult, seconds: Seconds, in source: inout SourceFile) -> [UInt8] {
    let word = result.passed ? style.paint("ok", .good) + "    " : style.paint("FAILED", .bad)
    let place = style.paint(result.isLog ? source.path.visible : "\(source.path.visible):\(result.line)", .quiet)
    let name = VisibleText.of(result.name, columns: Self.nameColumns)
    var counts = counted(result.steps.count, "step")
    if !result.hazards.isEmpty { counts += ", " + counted(result.hazards.count, "hazard") }
    var text = "\(word)  \(name)  \(style.paint("(\(counts))", .quiet))  \(place)\n"
    var why = WhyCommand(of: result, in: source)
    for failure in result.failures {
      text += FailureText(failure: failure, style: style).text(in: &source, why: why?.command(for: failure))
    }
    if isVerbose { text += StepText(style: style).lines(result) }
    return Array(text.utf8)
  }

  func problem(_ problem: InputProblem, in path: RawPath) -> [UInt8] { [] }

  func message(_ problem: InputProblem, in path: RawPath) -> [UInt8] {
    Array(problem.message(in: path, style: messageStyle).utf8)
  }

  mutating func add(_ file: ReplayedFile) -> [UInt8] { Array(file.scenarios.joined()) }

  func foot(_ totals: ReplayTotals, status: ExitStatus, seconds: Seconds) -> [UInt8] {
    if totals.files == 0, status != .success { return [] }
    let scenarios = totals.kinds
    let (word, what) =
      totals.failed > 0
      ? (style.paint("FAILED", .bad), "\(totals.failed) of \(scenarios)")
      : status == .success
        ? (style.paint("PASSED", .good), scenarios) : (style.paint("ERROR", .bad) + " ", "\(scenarios) passed")
    let counts = [
      "\(what) in \(counted(totals.files, "file"))", counted(totals.steps, "step"),
      counted(totals.hazards, "hazard"), seconds.readable,
    ]
    var text = "\n\(word)  \(counts.joined(separator: ", "))\n"
    if totals.unreadableFiles > 0 {
      text += "        \(counted(totals.unreadableFiles, "file")) could not be read\n"
    }
    if totals.coverage.sampled > 0 {
      text += "        \(counted(totals.coverage.sampled, "step")) of long lists checked on a sample of the rows only\n"
    }
    return Array(text.utf8)
  }
}
