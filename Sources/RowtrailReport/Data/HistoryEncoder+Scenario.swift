import Rowtrail
import RowtrailScenarios

extension HistoryEncoder {
  /// What a scenario adds: `failures`, an object each; `source`, the number of its first line and the lines; `marks`, what
  /// the lines do.
  func write(_ scenario: Scenario, _ result: ScenarioResult, to json: inout CompactJSON) {
    json.key("failures")
    json.array { json in
      for failure in result.failures { write(failure, to: &json) }
    }
    json.key("source")
    json.array { json in
      json.integer(history.source.first?.number ?? 1)
      for line in history.source { json.text(VisibleText.of(line.text)) }
    }
    json.key("marks")
    marks(of: scenario, to: &json)
  }

  /// Marks: line, kind (0 a step, 1 a capture, 2 a scroll, 3 an expectation), and the revision that a step made, or at
  /// which the rest happened or asks.
  private func marks(of scenario: Scenario, to json: inout CompactJSON) {
    var revision = 0
    json.array { json in
      for statement in scenario.statements {
        switch statement.kind {
        case .step:
          revision += 1
          json.integers([statement.line, 0, revision])
        case .capture: json.integers([statement.line, 1, revision])
        case .scroll: json.integers([statement.line, 2, revision])
        case .expect(let asked, _): json.integers([statement.line, 3, asked ?? revision])
        }
      }
    }
  }

  /// A failure: `line`, `column`, `revision`, `kind`, `message`, and where there are two sides `expected` and `found`, a
  /// text or an array of ids each.
  private func write(_ failure: ScenarioFailure, to json: inout CompactJSON) {
    json.object { json in
      json.key("line")
      json.integer(failure.line)
      json.key("column")
      json.integer(failure.column)
      json.key("revision")
      json.integer(failure.revision)
      json.key("kind")
      json.text(failure.kind.rawValue)
      json.key("message")
      json.text(VisibleText.of(failure.message))
      guard let comparison = failure.comparison else { return }
      json.key("expected")
      write(comparison.expected, to: &json)
      json.key("found")
      write(comparison.found, to: &json)
    }
  }

  private func write(_ value: ScenarioFailure.Value, to json: inout CompactJSON) {
    switch value {
    case .text(let text): json.text(VisibleText.of(text))
    case .ids(let ids):
      json.array { json in
        for id in ids { json.text(VisibleText.of(id)) }
      }
    }
  }
}
