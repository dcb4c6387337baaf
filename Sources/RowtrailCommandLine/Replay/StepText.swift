import Rowtrail
import RowtrailScenarios

/// The steps and hazards of a scenario for people: revision, line, outcome, row or reason.
struct StepText {
  /// How they may look.
  let style: Style

  private static let idColumns = 60

  /// A line a step, each followed by its hazards.
  func lines(_ result: ScenarioResult) -> String {
    var hazards = result.hazards[...]
    var text = ""
    for step in result.steps {
      text += line(step)
      while let hazard = hazards.first, hazard.revision <= step.revision {
        text += "      hazard: \(HazardText.sentence(hazard.hazard))\n"
        hazards.removeFirst()
      }
    }
    return text
  }

  private func line(_ step: StepResult) -> String {
    var outcome = step.changed ? "accepted" : "accepted, unchanged"
    if let reason = step.reason { outcome = style.paint("rejected \(reason.rawValue)", .notable) }
    let row = step.row.map { "  " + VisibleText.of(ScenarioText.id($0, at: .outcome), columns: Self.idColumns) } ?? ""
    let revision = "r\(step.revision) ".padded(to: 6)
    return "    \(revision)\(step.line > 0 ? "line \(step.line) ".padded(to: 11) : "")\(outcome)\(row)\n"
  }
}
