import RowtrailScenarios

/// Results as a JSON document, written as the files come in: scenarios, then errors, then the summary.
struct JSONReplayFormat: ReplayFormat {
  private var hasScenarios = false
  private var errors: [UInt8] = []

  var head: String { "{\"scenarios\": [" }

  func scenario(_ result: ScenarioResult, seconds: Seconds, in source: inout SourceFile) -> [UInt8] {
    var writer = JSONWriter(indent: 1)
    writer.scenario(result, in: source.path)
    return writer.bytes
  }

  func problem(_ problem: InputProblem, in path: RawPath) -> [UInt8] {
    var writer = JSONWriter(indent: 1)
    writer.problem(problem, in: path)
    return writer.bytes
  }

  func message(_ problem: InputProblem, in path: RawPath) -> [UInt8] { [] }

  mutating func add(_ file: ReplayedFile) -> [UInt8] {
    var bytes: [UInt8] = []
    for scenario in file.scenarios {
      bytes += (hasScenarios ? ",\n  " : "\n  ").utf8
      bytes += scenario
      hasScenarios = true
    }
    for problem in file.problems {
      errors += (errors.isEmpty ? "\n  " : ",\n  ").utf8
      errors += problem
    }
    return bytes
  }

  func foot(_ totals: ReplayTotals, status: ExitStatus, seconds: Seconds) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(inline: true) { writer in
      writer.member("scenarios", totals.scenarios)
      writer.member("passed", totals.passed)
      writer.member("failed", totals.failed)
      writer.member("hazards", totals.hazards)
      writer.member("seconds", json: seconds.decimal)
      writer.member("steps", totals.steps)
      writer.checks(totals.coverage)
    }
    var bytes = Array((hasScenarios ? "\n],\n\"errors\": [" : "],\n\"errors\": [").utf8)
    bytes += errors
    bytes += (errors.isEmpty ? "],\n\"summary\": " : "\n],\n\"summary\": ").utf8
    return bytes + writer.bytes + Array("}\n".utf8)
  }
}
