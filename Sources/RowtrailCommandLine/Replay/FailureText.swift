import RowtrailScenarios

/// A failure for people: the place, what did not hold, the line with a caret, what was expected and what is there.
struct FailureText {
  /// What did not hold.
  let failure: ScenarioFailure
  /// How it may look.
  let style: Style

  private static let columns = 1000

  /// The lines; last the command that shows why, where there is one.
  func text(in source: inout SourceFile, why command: String? = nil) -> String {
    place(in: &source) + (command.map { line("why", $0) } ?? "")
  }

  private func place(in source: inout SourceFile) -> String {
    guard failure.line > 0 else { return "  \(style.paint(source.path.visible + ":", .strong)) \(sentence)\n" }
    let place = style.paint("\(source.path.visible):\(failure.line):\(failure.column):", .strong)
    var text = "  \(place) \(sentence)\n"
    let line = source.line(failure.line)
    text += SourceExcerpt(number: failure.line, line: line, column: failure.column).text(indent: 4, style: style)
    guard let comparison = failure.comparison else { return text }
    return text + lines(of: comparison)
  }

  /// What did not hold, and the two sides where there are two, for a reader who has the place already.
  var lines: String {
    ([sentence] + (failure.comparison.map { lines(of: $0).trimmedLines } ?? [])).joined(separator: "\n")
  }

  /// What did not hold, with the invariant's name where it was one.
  var sentence: String {
    let message = VisibleText.of(failure.message, columns: Self.columns)
    switch failure.kind {
    case .expectation, .outcome, .capture: return message
    case .identity, .survivors, .counts, .update, .rebase, .history, .log:
      return "the invariant \(failure.kind.rawValue) does not hold after revision \(failure.revision): \(message)"
    }
  }

  /// The two sides, where the sentence does not show them both already.
  private func lines(of comparison: ScenarioFailure.Comparison) -> String {
    switch (comparison.expected, comparison.found) {
    case (.ids(let expected), .ids(let found)):
      let difference = ListDifference(expected: expected, found: found)
      let summary = difference.summary(style: style)
      return line("expected", difference.expectedLine(style: style))
        + line("found", difference.foundLine(style: style)) + (summary.isEmpty ? "" : line("", summary))
    case (.text(let expected), .text(let found)) where Self.shows(failure.message, expected, found):
      return ""
    default:
      return line("expected", Self.shown(comparison.expected)) + line("found", Self.shown(comparison.found))
    }
  }

  private static func shows(_ message: String, _ expected: String, _ found: String) -> Bool {
    message.utf8.count <= columns && message.contains(expected) && message.contains(found)
  }

  private func line(_ label: String, _ text: String) -> String {
    "    " + style.paint(label, .quiet) + String(repeating: " ", count: 10 - label.count) + text + "\n"
  }

  private static func shown(_ value: ScenarioFailure.Value) -> String {
    switch value {
    case .text(let text): return VisibleText.of(text, columns: columns)
    case .ids(let ids):
      return ListDifference(expected: ids, found: ids).foundLine(style: .plain)
    }
  }
}

extension String {
  /// The lines that are not empty, without their indentation.
  fileprivate var trimmedLines: [String] {
    split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }
}
