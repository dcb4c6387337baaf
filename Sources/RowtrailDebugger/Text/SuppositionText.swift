import Rowtrail
import RowtrailScenarios

/// What became of a what-if, for people: the later entries that turned out otherwise, then how the last lists differ.
struct SuppositionText {
  let display: DebugDisplay

  private static let mostEntries = 20
  private static let mostChanges = 12

  /// The lines.
  func text(_ supposed: Supposition, old: TextList) -> String {
    let count = supposed.divergenceCount
    let again = supposed.again == 1 ? "1 later action was" : "\(supposed.again) later actions were"
    var text =
      supposed.again == 0
      ? line("there were no later actions")
      : line("\(again) dispatched again, \(count == 0 ? "none" : String(count)) turned out otherwise")
    for divergence in supposed.divergences.prefix(Self.mostEntries) {
      var line = StyledLine(display)
      line.add("  r\(divergence.after)", .strong)
      if divergence.before != divergence.after { line.add(" (was r\(divergence.before))", .quiet) }
      line.add("  \(VisibleText.of(EntryText.action(divergence.action), columns: 60))")
      text += line.line + self.line("    " + divergence.words)
    }
    if count > Self.mostEntries { text += line("  … \(count - Self.mostEntries) more") }
    return text + changes(supposed.history.timeline.current, old: old)
  }

  private func changes(_ new: TextList, old: TextList) -> String {
    let changes = ChangeList(from: old, to: new)
    guard !changes.lines.isEmpty else { return line("the last list is the same") }
    return line("the last list differs:")
      + display.cut(UpdateText(style: display.style).text(changes, most: Self.mostChanges))
  }

  private func line(_ text: String) -> String {
    var line = StyledLine(display)
    line.add(text)
    return line.line
  }
}
