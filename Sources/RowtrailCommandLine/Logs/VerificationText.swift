import RowtrailScenarios
import RowtrailLog

/// A verification for people: a line a promise.
struct VerificationText {
  /// How it may look.
  let style: Style

  private static let columns = 1000

  /// The lines.
  func text(_ report: VerificationReport, in path: RawPath) -> String {
    let header = report.found.header
    let coding = VisibleText.of("coding \(header.coding) \(header.codingVersion)", columns: 200)
    var text = "\(style.paint(path.visible, .strong))  version \(header.version), \(coding)\n"
    for line in report.lines {
      let verdict = style.paint(line.verdict.rawValue, tone(line.verdict))
      let pad = String(repeating: " ", count: 8 - line.verdict.rawValue.count)
      let name = line.promise + String(repeating: " ", count: max(1, 12 - line.promise.count))
      text += "  \(verdict)\(pad)\(name)\(VisibleText.of(line.words, columns: Self.columns))\n"
    }
    return text + "\n" + (report.isSound ? style.paint("SOUND", .good) : style.paint("DAMAGED", .bad)) + "\n"
  }

  private func tone(_ verdict: VerificationReport.Verdict) -> Style.Tone {
    switch verdict {
    case .holds: .good
    case .note: .notable
    case .broken: .bad
    }
  }
}
