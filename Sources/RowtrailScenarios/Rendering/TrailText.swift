import Rowtrail

/// A row's trail for people: the row, then a line a revision.
package struct TrailText {
  /// How it may look.
  package let style: Style

  package init(style: Style) { self.style = style }

  private static let columns = 400

  /// The lines.
  package func text(_ trail: RowTrail) -> String {
    let row =
      trail.last.map { ListText(style: style).row($0) } ?? VisibleText.of(ScenarioText.id(trail.id, at: .declaration))
    var text = row + style.paint(trail.path.map { "  at \($0)" } ?? "  gone", .quiet) + "\n"
    let paths = trail.steps.map(Self.paths)
    let width = paths.map(\.count).max() ?? 0
    let numbers = trail.steps.map { "r\($0.revision)" }
    let numberWidth = numbers.map(\.count).max() ?? 0
    for (index, step) in trail.steps.enumerated() {
      let number = numbers[index].padded(to: numberWidth)
      let what = step.happened.map(\.sentence).joined(separator: "; ")
      let action = step.action.map { $0 + ": " } ?? ""
      let line = VisibleText.of(action + what, columns: Self.columns)
      text += "  \(style.paint(number, .quiet))  \(paths[index].padded(to: width))  \(line)\n"
    }
    return text
  }

  private static func paths(_ step: RowTrail.Step) -> String {
    let (before, after) = (step.before?.description ?? "–", step.after?.description ?? "–")
    return before == after ? after : "\(before) → \(after)"
  }
}
