import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// An entry for people, in the words of scenario files.
struct EntryText {
  let display: DebugDisplay

  private static let mostStepLines = 30
  private static let mostEvents = 12

  /// The action and its outcome: `toggle-star [0, 0]@0 -> kitsu`.
  func headline(_ entry: TextEntry) -> String {
    var line = StyledLine(display)
    addHeadline(entry, to: &line)
    return line.line
  }

  /// A line of a list of entries: a mark, the number, the headline.
  func line(_ entry: TextEntry, width: Int, isCurrent: Bool) -> String {
    var line = StyledLine(display)
    line.add(isCurrent ? "> " : "  ", .strong)
    line.add("r\(entry.revision)", width: width, .quiet)
    line.add("  ")
    addHeadline(entry, to: &line)
    return line.line
  }

  /// Adds the headline of an entry to a line.
  func addHeadline(_ entry: TextEntry, to line: inout StyledLine) {
    let outcome = outcome(entry)
    let hazard = entry.hazards.isEmpty ? "" : "  hazard"
    let room = display.columns - DisplayWidth.of(outcome.text) - hazard.count - 24
    line.add(VisibleText.of(Self.action(entry.action), columns: max(24, room)))
    line.add(outcome.text, outcome.tone)
    line.add(hazard, .notable)
  }

  private func outcome(_ entry: TextEntry) -> (text: String, tone: Style.Tone?) {
    if let rejection = entry.rejection { return (" -> rejected \(rejection.reason.rawValue)", .bad) }
    if !entry.didChange { return (" -> unchanged", .quiet) }
    guard let row = entry.row, entry.action.rowTargets != [.id(row)] else { return ("", nil) }
    return (" -> " + VisibleText.of(ScenarioText.id(row, at: .outcome), columns: 60), nil)
  }

  /// Everything about an entry, in lines.
  func whole(_ entry: TextEntry, takesBack: Int?, notes: [String] = []) -> String {
    var lines = notes
    if case .batch = entry.action { lines += stepLines(entry.action) }
    if case .reload = entry.action { lines += stepLines(entry.action) }
    if let takesBack {
      let isUndo = if case .undo = entry.action { true } else { false }
      lines.append((isUndo ? "took back" : "applied again") + " the entry of revision \(takesBack)")
    }
    if let cause = entry.cause {
      lines.append("the app's own action: \(cause.name)\(cause.payload.isEmpty ? "" : " " + cause.payload)")
    }
    if let rejection = entry.rejection { lines.append("\(rejection)") }
    lines += entry.events.prefix(Self.mostEvents).map(Self.words)
    if entry.events.count > Self.mostEvents { lines.append("and \(entry.events.count - Self.mostEvents) more") }
    if entry.isAccepted, !entry.didChange, entry.events.isEmpty { lines.append("nothing changed") }
    return lines.map { line(nil, $0) }.joined() + entry.hazards.map { line("hazard", HazardText.sentence($0)) }.joined()
  }

  private func line(_ label: String?, _ text: String) -> String {
    var line = StyledLine(display)
    line.add("  ")
    if let label {
      line.add(label, .notable)
      line.add(": ")
    }
    line.add(text)
    return line.line
  }

  private func stepLines(_ action: TextAction) -> [String] {
    guard let lines = try? ScenarioText.step(action), lines.count > 2 else { return [] }
    let inner = lines.dropFirst().dropLast()
    let more = inner.count > Self.mostStepLines ? ["  … \(inner.count - Self.mostStepLines) more"] : []
    return inner.prefix(Self.mostStepLines) + more
  }

  /// An action on a line; of a block how much it holds.
  static func action(_ action: TextAction) -> String {
    switch action {
    case .batch(let actions): return "batch of \(counted(actions.count, "step"))"
    case .reload(let sections):
      let rows = sections.reduce(0) { $0 + $1.rows.count }
      return "reload with \(counted(rows, "row")) in \(counted(sections.count, "section"))"
    default: return (try? ScenarioText.step(action).first) ?? action.keyword
    }
  }

  /// An event in words, with its places.
  static func words(_ event: ListEvent<String, TextItem>) -> String {
    switch event {
    case .starred(let ids, let value): "\(value ? "starred" : "unstarred") \(shown(ids))"
    case .expanded(let ids, let value): "\(value ? "expanded" : "collapsed") \(shown(ids))"
    case .inserted(let row, let place): "inserted \(id(row.id)) at \(words(place))"
    case .deleted(let row, let place): "deleted \(id(row.id)) from \(words(place))"
    case .moved(let row, let from, let to): "moved \(id(row)) from \(words(from)) to \(words(to))"
    case .edited(let from, let to):
      "edited \(id(from.id)): "
        + RowHappening.between(ListRow(from), ListRow(to)).map(\.sentence).joined(separator: "; ")
    case .sectionInserted(let section, let index): "inserted section \(id(section.id)) at [\(index)]"
    case .sectionDeleted(let section, let index): "deleted section \(id(section.id)) from [\(index)]"
    case .sectionMoved(let section, let from, let to): "moved section \(id(section)) from [\(from)] to [\(to)]"
    case .sectionEdited(let section, _): "edited section \(id(section.id))"
    }
  }

  private static func words(_ place: RowPosition<String>) -> String { "\(id(place.section)) row \(place.offset)" }

  private static func id(_ id: String) -> String { ScenarioText.id(id) }

  private static func shown(_ ids: [String]) -> String {
    let first = ids.prefix(8).map { id($0) }.joined(separator: ", ")
    return ids.count > 8 ? "\(first) and \(ids.count - 8) more" : first
  }
}
