import RowtrailReport
import RowtrailScenarios

/// What a report leaves out, for people.
enum ReportNote {
  /// The line that says it.
  static func text(_ cut: Report.Cut, style: Style) -> String {
    let name = VisibleText.of("\(cut.file): \(cut.name)", columns: 200)
    let room = "a page holds about \(Report.usualRoom >> 20) MiB"
    let asked = "\(cut.asked.lowerBound) to \(cut.asked.upperBound)"
    guard let shown = cut.shown else {
      return "\(style.paint(name + ":", .strong)) left out: \(room), and there is no room for its list\n"
    }
    return "\(style.paint(name + ":", .strong)) shown from revision \(shown.lowerBound) to \(shown.upperBound), "
      + "of \(asked): \(room); --from and --to choose another part\n"
  }
}
