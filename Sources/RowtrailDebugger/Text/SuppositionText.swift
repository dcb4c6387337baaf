import Rowtrail
import RowtrailScenarios

/// What became of a what-if, for people: the later entries that turned out otherwise, then how the lists differ, just behind
/// what was supposed and at the end.
struct SuppositionText {
  let display: DebugDisplay

  private static let mostEntries = 20
  private static let mostFirstChanges = 6
  private static let mostChanges = 12

  /// The lines.
  func text(_ supposed: Supposition, _ lists: ListsApart, old: TextTimeline) -> String {
    let count = supposed.divergenceCount
    let again = supposed.again == 1 ? "1 later action was" : "\(supposed.again) later actions were"
    var text =
      supposed.again == 0
      ? line("there were no later actions")
      : line(
        "\(again) dispatched again, "
          + known("\(count == 0 ? "none" : String(count)) turned out otherwise", !supposed.isBeyondKnown)
          + unknown(supposed))
    var isSure = true
    for divergence in supposed.divergences.prefix(Self.mostEntries) {
      if isSure, divergence.isKnown, !supposed.isSure(divergence.before) {
        isSure = false
        text += line("  from here on, as far as is known:")
      }
      var line = StyledLine(display)
      line.add("  r\(divergence.after)", .strong)
      if divergence.before != divergence.after { line.add(" (was r\(divergence.before))", .quiet) }
      line.add("  \(VisibleText.of(EntryText.action(divergence.action), columns: 60))")
      text += line.line + self.line("    " + divergence.words)
    }
    let all = count + supposed.unknownCount
    if all > Self.mostEntries { text += line("  … \(all - Self.mostEntries) more") }
    return text + self.lists(supposed, lists, old)
  }

  private func unknown(_ supposed: Supposition) -> String {
    supposed.unknownCount == 0
      ? "" : ", \(supposed.unknownCount) \(supposed.unknownCount == 1 ? "is" : "are") not known here"
  }

  private func lists(_ supposed: Supposition, _ lists: ListsApart, _ old: TextTimeline) -> String {
    let isSureAtEnd = supposed.isSure(old.revision)
    guard let (revision, first) = lists.first else {
      return line(known("the list is the same all along", isSureAtEnd))
    }
    let (last, isSure) = (lists.last.lines, supposed.isSure(revision))
    let isAtOnce = revision == supposed.end
    let lastDiffers = known("the last list differs:", isSureAtEnd)
    if supposed.again == 0 { return differs(lastDiffers, lists.last, Self.mostChanges) }
    if first.lines == last, isAtOnce {
      let end = isSure && !isSureAtEnd ? ", and as far as is known at the end too," : " and at the end"
      return differs(known("right after it\(end) the list differs:", isSure), first, Self.mostChanges)
    }
    let place = isAtOnce ? "right after it" : "from \(number(revision, supposed)) on"
    let most = last.isEmpty ? Self.mostChanges : Self.mostFirstChanges
    var text = differs(known("\(place) the list differs:", isSure), first, most)
    if let from = lists.sameFrom {
      let until = "until \(named(from, supposed, old)): from then on the list is the same"
      return text + line(known(until, isSureAtEnd))
    }
    for (id, from) in lists.rowsAgain {
      let until = "row \(ScenarioText.id(id)) differs until \(named(from, supposed, old))"
      text += line("  " + known(until, isSureAtEnd))
    }
    return text + (last.isEmpty ? "" : differs(lastDiffers, lists.last, Self.mostChanges))
  }

  /// What is so, or is so as far as is known.
  private func known(_ words: String, _ isSure: Bool) -> String { isSure ? words : "as far as is known, " + words }

  private func differs(_ head: String, _ changes: ChangeList, _ most: Int) -> String {
    line(head) + display.cut(UpdateText(style: display.style).text(changes, most: most))
  }

  /// An entry's number now, and as it was.
  private func number(_ revision: Int, _ supposed: Supposition) -> String {
    supposed.shift == 0 ? "r\(revision)" : "r\(revision - supposed.shift) (was r\(revision))"
  }

  private func named(_ revision: Int, _ supposed: Supposition, _ old: TextTimeline) -> String {
    let action = old.entry(revision).map { ", " + VisibleText.of(EntryText.action($0.action), columns: 60) } ?? ""
    return number(revision, supposed) + action
  }

  private func line(_ text: String) -> String {
    var line = StyledLine(display)
    line.add(text)
    return line.line
  }
}
