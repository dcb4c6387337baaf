import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// An entry for people, in the words of scenario files.
struct EntryText {
  let display: DebugDisplay

  private static let mostStepLines = 30
  private static let mostEvents = 12
  private static let mostInnerSteps = 4

  /// A line of a list of entries: a mark, the number, the headline.
  func line(_ entry: TextEntry, _ undo: UndoIndex.Note? = nil, width: Int, isCurrent: Bool) -> String {
    var line = StyledLine(display)
    line.add(isCurrent ? "> " : "  ", .strong)
    line.add("r\(entry.revision)", width: width, .quiet)
    line.add("  ")
    addHeadline(entry, undo, to: &line)
    return line.line
  }

  /// Adds the headline of an entry to a line, the action and what came of it: `toggle-star [0, 0]@0 -> kitsu`.
  func addHeadline(_ entry: TextEntry, _ undo: UndoIndex.Note? = nil, to line: inout StyledLine) {
    let outcome = outcome(entry)
    let behind = (undo.flatMap(Self.dropped) ?? "") + Self.comings(entry)
    let hazard = entry.hazards.isEmpty ? "" : "  hazard"
    let room = display.columns - DisplayWidth.of(outcome.text + behind) - hazard.count - 24
    let action = Self.action(entry.action) + (undo?.target.map { " of r\($0)" } ?? "")
    line.add(VisibleText.of(action, columns: max(24, room)))
    line.add(outcome.text, outcome.tone)
    line.add(behind, .quiet)
    line.add(hazard, .notable)
  }

  private func outcome(_ entry: TextEntry) -> (text: String, tone: Style.Tone?) {
    if let rejection = entry.rejection { return (" -> rejected \(rejection.reason.rawValue)", .bad) }
    if !entry.didChange { return (" -> unchanged", .quiet) }
    guard let row = entry.row, entry.action.rowTargets != [.id(row)] else { return ("", nil) }
    return (" -> " + VisibleText.of(ScenarioText.id(row, at: .outcome), columns: 60), nil)
  }

  private static func dropped(_ note: UndoIndex.Note) -> String? {
    guard case .dropped(let revision, _) = note else { return nil }
    return "  since r\(revision)"
  }

  /// Which rows came and went with a reload or the deletion of a section, a few by name.
  private static func comings(_ entry: TextEntry) -> String {
    switch entry.action {
    case .reload, .deleteSection: break
    default: return ""
    }
    var came: [String] = []
    var went: [String] = []
    for event in entry.events {
      if case .inserted(let row, _) = event { came.append(row.id) }
      if case .deleted(let row, _) = event { went.append(row.id) }
    }
    let (new, old) = (Set(came), Set(went))
    let lists = [("went", went.filter { !new.contains($0) }), ("came", came.filter { !old.contains($0) })]
    return lists.filter { !$0.1.isEmpty }.map { "  \($0.0) " + shown($0.1, most: 3) }.joined()
  }

  /// Everything about an entry, in lines; of many events and steps only the first ones, unless all are wanted.
  func whole(_ entry: TextEntry, _ undo: UndoIndex.Note?, notes: [String] = [], all: Bool = false) -> String {
    var lines = notes
    if case .batch = entry.action { lines += stepLines(entry.action, all: all) }
    if case .reload = entry.action { lines += stepLines(entry.action, all: all) }
    lines += circumstances(entry, undo)
    lines += entry.events.prefix(all ? .max : Self.mostEvents).map(Self.words)
    if !all, entry.events.count > Self.mostEvents {
      lines.append("and \(entry.events.count - Self.mostEvents) more: `entry \(entry.revision) all`")
    }
    if entry.isAccepted, !entry.didChange, entry.events.isEmpty { lines.append("nothing changed") }
    return text(lines, entry)
  }

  /// What of an entry is about one row, in lines; everything where none of its events names the row.
  func about(_ id: String, _ entry: TextEntry, _ undo: UndoIndex.Note?, notes: [String] = []) -> String {
    let events = entry.events.filter { !RowHappening.of(id, in: $0).isEmpty }
    guard !events.isEmpty else { return whole(entry, undo, notes: notes) }
    var lines = notes + circumstances(entry, undo) + events.map { Self.words($0, about: id) }
    let others = entry.events.count - events.count
    if others > 0 { lines.append("\(counted(others, "more event")): `entry \(entry.revision)`") }
    return text(lines, entry)
  }

  private func circumstances(_ entry: TextEntry, _ undo: UndoIndex.Note?) -> [String] {
    var lines: [String] = []
    switch undo {
    case .tookBack(let revision): lines.append("took back the entry of revision \(revision)")
    case .appliedAgain(let revision): lines.append("applied again the entry of revision \(revision)")
    case .dropped, nil: break
    }
    if let cause = entry.cause {
      lines.append("the app's own action: \(cause.name)\(cause.payload.isEmpty ? "" : " " + cause.payload)")
    }
    if let rejection = entry.rejection { lines.append("\(rejection)") }
    if case .dropped(let revision, let count) = undo {
      lines.append(
        "entry \(revision) changed the list, and so dropped \(counted(count, "undo", "undos")) that could have been taken "
          + "back until then")
    }
    return lines
  }

  private func text(_ lines: [String], _ entry: TextEntry) -> String {
    lines.map { line(nil, $0) }.joined() + entry.hazards.map { line("hazard", HazardText.sentence($0)) }.joined()
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

  private func stepLines(_ action: TextAction, all: Bool) -> [String] {
    guard let lines = try? ScenarioText.step(action), lines.count > 2 else { return [] }
    let inner = lines.dropFirst().dropLast()
    guard !all, inner.count > Self.mostStepLines else { return Array(inner) }
    return inner.prefix(Self.mostStepLines) + ["  … \(inner.count - Self.mostStepLines) more"]
  }

  /// An action on a line; of a block how much it holds, of a batch its first steps as well.
  static func action(_ action: TextAction) -> String {
    switch action {
    case .batch(let actions):
      let steps = actions.prefix(mostInnerSteps).map(Self.action) + (actions.count > mostInnerSteps ? ["…"] : [])
      return "batch of \(counted(actions.count, "step"))"
        + (steps.isEmpty ? "" : ": " + steps.joined(separator: "; "))
    case .reload(let sections):
      let rows = sections.reduce(0) { $0 + $1.rows.count }
      return "reload with \(counted(rows, "row")) in \(counted(sections.count, "section"))"
    default: return (try? ScenarioText.step(action).first) ?? action.keyword
    }
  }

  /// An event in words; of the rows that it names this one comes first.
  private static func words(_ event: ListEvent<String, TextItem>, about id: String) -> String {
    switch event {
    case .starred(let ids, let value): words(.starred([id] + ids.filter { $0 != id }, value))
    case .expanded(let ids, let value): words(.expanded([id] + ids.filter { $0 != id }, value))
    default: words(event)
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

  /// Ids, the first few of many.
  static func shown(_ ids: [String], most: Int = 8) -> String {
    let first = ids.prefix(most).map { id($0) }.joined(separator: ", ")
    return ids.count > most ? "\(first) and \(ids.count - most) more" : first
  }
}
