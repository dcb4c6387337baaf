import Rowtrail
import RowtrailScenarios

extension JSONWriter {
  /// Writes what came of a scenario of a file.
  mutating func scenario(_ result: ScenarioResult, in path: RawPath) {
    object { writer in
      writer.member("file", path.text)
      writer.member("line", result.line)
      writer.member("name", result.name)
      writer.member("passed", result.passed)
      writer.member("hazards", result.hazards.count)
      writer.lines("steps", result.steps) { $0.members(of: $1) }
      writer.lines("failures", result.failures) { $0.members(of: $1) }
      writer.lines("hazardList", result.hazards) { $0.members(of: $1) }
      writer.checks(result.coverage)
      writer.key("final")
      writer.list(result.timeline.current, revision: result.timeline.revision)
    }
  }

  /// Writes how many steps were checked on every row, and how many on a sample.
  mutating func checks(_ coverage: InvariantCoverage) {
    key("checks")
    object(inline: true) { writer in
      writer.member("complete", coverage.complete)
      writer.member("sampled", coverage.sampled)
    }
  }

  /// Writes an error of a file, or why it could not be opened.
  mutating func problem(_ problem: InputProblem, in path: RawPath) {
    object(inline: true) { writer in
      writer.member("file", path.text)
      if case .malformed(let line, let column, _, _) = problem {
        writer.member("line", line)
        writer.member("column", column)
      }
      writer.member("message", problem.sentence)
    }
  }

  /// Writes a member whose value is an array of objects, each on a line of its own.
  private mutating func lines<Element>(
    _ name: String, _ elements: [Element], _ members: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array { writer in
      for element in elements {
        writer.element()
        writer.object(inline: true) { members(&$0, element) }
      }
    }
  }

  private mutating func members(of step: StepResult) {
    member("line", step.line)
    member("revision", step.revision)
    member("outcome", step.reason == nil ? "accepted" : "rejected")
    if let reason = step.reason { member("reason", reason.rawValue) }
    if let row = step.row { member("row", row) }
    if step.reason == nil { member("changed", step.changed) }
  }

  private mutating func members(of failure: ScenarioFailure) {
    if failure.line > 0 {
      member("line", failure.line)
      member("column", failure.column)
    } else {
      member("revision", failure.revision)
    }
    member("kind", failure.kind.rawValue)
    member("message", failure.message)
    if let comparison = failure.comparison {
      value("expected", comparison.expected)
      value("found", comparison.found)
    }
  }

  private mutating func value(_ name: String, _ value: ScenarioFailure.Value) {
    switch value {
    case .text(let text): member(name, text)
    case .ids(let ids): member(name, ids)
    }
  }
}
