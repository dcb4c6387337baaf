import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The command that asks for causes.
  static let explaining = [
    DebugCommand(
      name: "why", arguments: "ROW.PROPERTY",
      summary: "tells the entry that gave a row's property the value it has here",
      discussion: [
        "Properties: `title` `starred` `expanded` `exists` `path` `section`, and any field. A path can change by what was "
          + "done to other rows."
      ],
      example: "why kitsu.starred", completes: [.operands],
      run: { (session, line) throws(DebugError) in try session.why(&line) })
  ]
}

extension DebugSession {
  fileprivate mutating func why(_ line: inout DebugLine) throws(DebugError) -> String {
    guard !line.reader.isAtEnd else { throw .missing("a row and its property", command: "why") }
    let operand = try line.read { (reader) throws(ScenarioError) in
      let operand = try reader.property()
      try reader.end()
      return operand
    }
    let target: RowTarget<String>
    let property: Scenario.Property
    switch operand.kind {
    case .rowOrSection(let id, let asked): (target, property) = (.id(id), asked)
    case .row(.target(let named), let asked): (target, property) = (named, asked)
    default: throw .whyNotRow(operand.source)
    }
    if case .id(let id) = target, try !knows(row: id, line.meter), try knows(section: id, line.meter) {
      throw .whyNotRow(operand.source)
    }
    return try why(property, ofRow: try rowAnywhere(target, line.meter), line.meter)
  }

  private mutating func why(
    _ property: Scenario.Property, ofRow id: String, _ meter: DebugMeter
  ) throws(DebugError) -> String {
    let list = history.list
    let operand = Scenario.Operand(.row(.target(.id(id)), property), column: 1)
    let evaluator = ExpectationEvaluator(history.timeline, hazards: [], at: revision, list)
    let name = "\(ScenarioText.id(id, at: .operand)).\(property.source)"
    var head = StyledLine(display)
    if revision != revisions.upperBound { head.add("as of r\(revision), ") }
    do throws(ExpectationProblem) {
      head.add("\(name) is \(try evaluator.value(of: operand).source)")
    } catch {
      // A row that is not here is so because of an entry as well; a property that it does not have has no cause.
      guard !list.contains(id) else { throw .noProperty(error) }
      head.add("row \(ScenarioText.id(id)) is not in the list")
    }
    let asked = list.contains(id) ? property : Scenario.Property("exists")
    let origin = try history.origin(of: asked, ofRow: id, meter)
    let retitled = list.contains(id) ? try retitling(of: id, since: origin, meter) : ""
    guard let origin, let entry = history.timeline.entry(origin) else {
      head.add(" from the beginning, revision \(revisions.lowerBound)")
      return head.line + retitled
    }
    head.add(" since revision \(origin)")
    return head.line + retitled + (try explained(entry, id, meter)) + (try cause(behind: entry, asked, id, meter))
  }

  /// Says where the row got another title since its property got its value: then that was of somebody else, perhaps.
  private mutating func retitling(
    of id: String, since origin: Int?, _ meter: DebugMeter
  ) throws(DebugError) -> String {
    let property = Scenario.Property("title")
    guard let change = try history.origin(of: property, ofRow: id, meter), change > origin ?? revisions.lowerBound,
      let before = history.list(at: change - 1).row(id)
    else { return "" }
    var line = StyledLine(display)
    line.add("its title changed in r\(change); it was \(ScenarioText.string(before.item.title))", .notable)
    return line.line
  }

  private mutating func explained(_ entry: TextEntry, _ id: String, _ meter: DebugMeter) throws(DebugError) -> String {
    let text = EntryText(display: display)
    let undo = try history.undoNote(of: entry, meter)
    let notes = notes(of: entry.revision) + (try standing(entry, meter))
    return text.line(entry, undo, width: 0, isCurrent: entry.revision == revision)
      + text.about(id, entry, undo, notes: notes)
  }

  /// An undo or a redo only brought a value back: where that had come from.
  private mutating func cause(
    behind entry: TextEntry, _ property: Scenario.Property, _ id: String, _ meter: DebugMeter
  ) throws(DebugError) -> String {
    var text = ""
    var entry = entry
    while let note = try history.undoNote(of: entry, meter), let other = note.target {
      // What an undo brings back was there just before the entry; what a redo brings back, just after it.
      let isUndo = note == .tookBack(other)
      let origin = try history.origin(of: property, ofRow: id, at: isUndo ? other - 1 : other, meter)
      guard let origin, let earlier = history.timeline.entry(origin) else {
        return text + "which had it from the beginning, revision \(revisions.lowerBound)\n"
      }
      text += "which had it since revision \(origin)\n" + (try explained(earlier, id, meter))
      entry = earlier
    }
    return text
  }
}
