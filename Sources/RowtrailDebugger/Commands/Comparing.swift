import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The commands that look at many revisions at once.
  static let comparing = [
    DebugCommand(
      name: "trail", arguments: "ROW", summary: "tells a row's whole life", example: "trail kitsu", completes: [.rows],
      run: { (session, line) throws(DebugError) in try session.trail(&line) }),
    DebugCommand(
      name: "diff", arguments: "[A] B",
      summary: "shows the update from revision A (this one, unless given) to B, and what changed in words",
      example: "diff 2 5",
      run: { (session, line) throws(DebugError) in try session.diff(line) }),
    DebugCommand(
      name: "hazards", arguments: "[A..B]", summary: "lists the captured paths that would have hit something else",
      example: "hazards",
      run: { (session, line) throws(DebugError) in try session.hazards(line) }),
  ]
}

extension DebugSession {
  fileprivate mutating func trail(_ line: inout DebugLine) throws(DebugError) -> String {
    let id = try rowAnywhere(try line.row(), line.meter)
    var touched = try history.revisions(touching: id, line.meter)
    let left = touched.count - Self.mostSteps
    if left > 0 { touched = Array(touched.suffix(Self.mostSteps)) }
    let trail = RowTrail(of: id, touchedBy: touched.compactMap { history.timeline.entry($0) }, in: history.timeline)
    let text = display.cut(TrailText(style: display.style).text(trail))
    return left > 0 ? text + "  \(counted(left, "entry", "entries")) before these are left out\n" : text
  }

  /// The most steps of a trail that are told, the newest ones.
  private static var mostSteps: Int { 1000 }

  fileprivate func diff(_ line: DebugLine) throws(DebugError) -> String {
    let words = line.words
    guard let last = words.last else { throw .missing("a revision, or two", command: "diff") }
    if words.count > 2 { throw .tooMuch(words[2...].joined(separator: " "), command: "diff") }
    let from = words.count == 2 ? try revision(words[0]) : revision
    let to = try revision(last)
    let (old, new) = (history.list(at: from), history.list(at: to))
    let text = UpdateText(style: display.style)
    let update = new.update(since: old, from: from, to: to)
    return display.cut(text.text(update, ChangeList(from: old, to: new), last: revisions.upperBound))
  }

  fileprivate mutating func hazards(_ line: DebugLine) throws(DebugError) -> String {
    var hazards = try history.hazards(line.meter)
    if let word = try line.onlyWord() {
      let range = try entries(word)
      hazards = hazards.filter { range.contains($0.revision) }
    }
    let width = "r\(hazards.prefix(Self.mostHazards).last?.revision ?? 0)".count
    var text = ""
    for hazard in hazards.prefix(Self.mostHazards) {
      var line = StyledLine(display)
      line.add(hazard.revision == revision ? "> " : "  ", .strong)
      line.add("r\(hazard.revision)", width: width, .quiet)
      line.add("  " + HazardText.sentence(hazard.hazard))
      text += line.line
    }
    let more = hazards.count - Self.mostHazards
    if more > 0 { text += "  … \(more) more; ask for them with `hazards A..B`\n" }
    return text + "\(counted(hazards.count, "hazard"))\n"
  }

  private static var mostHazards: Int { 1000 }
}
