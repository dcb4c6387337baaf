import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The commands that look at one revision, and at what was done.
  static let looking = [
    DebugCommand(
      name: "print", arguments: "[SECTION]", summary: "shows the list, or one section of it",
      discussion: [
        "Marks: `+` came, `*` changed, `~` moved with the entry of this revision. Of a long list the page around the change "
          + "is shown; `print ROW` shows the page around a row."
      ],
      example: "print servers", completes: [.sections],
      run: { (session, line) throws(DebugError) in try session.print(&line) }),
    DebugCommand(
      name: "show", arguments: "ROW", summary: "shows one row with all its fields", example: "show kitsu",
      completes: [.rows],
      run: { (session, line) throws(DebugError) in try session.show(&line) }),
    DebugCommand(
      name: "entry", arguments: "[REV] [all]", summary: "tells what an entry did: action, outcome, events, hazards",
      discussion: ["Of a long one the first events and steps, unless `all` stands behind."],
      example: "entry 3", completes: [.words(["all"])],
      run: { (session, line) throws(DebugError) in try session.entry(&line) }),
    DebugCommand(
      name: "entries", arguments: "[A..B] [KIND]… [on ROW]",
      summary: "lists entries: those around here, a range, those of a kind, those about a row",
      discussion: [
        "Kinds: the words of actions, where `star` is `toggle-star` and `star-all` as well, and a batch counts that holds one; "
          + "`accepted` `rejected` `unchanged` `hazard`; the reasons of rejections, such as `gone`.",
        "Of several actions or reasons one will do: `entries 1..20 star unstar rejected`. `40..` goes on to the end.",
      ],
      example: "entries 1..20 star", completes: [.words(EntryFilter.words + ["on"]), .rows],
      run: { (session, line) throws(DebugError) in try session.entries(&line) }),
  ]
}

extension DebugSession {
  fileprivate mutating func print(_ line: inout DebugLine) throws(DebugError) -> String {
    let entry = history.timeline.entry(revision)
    let page = ListPage(history.list, after: entry, display)
    var head = StyledLine(display)
    if isOnScratch { head.add("scratch ", .notable) }
    let count = counted(page.list.rowCount, "row")
    head.add("revision \(revision) of \(revisions.upperBound), \(count) in ", .quiet)
    head.add(counted(page.list.sectionCount, "section"), .quiet)
    guard !line.reader.isAtEnd else { return head.line + page.text() }
    switch try printed(&line, in: page.list) {
    case .section(let index): return head.line + page.text(section: index)
    case .row(let id): return head.line + page.text(around: id)
    }
  }

  private enum Printed {
    case section(Int)
    case row(String)
  }

  /// What is to be printed: a section, or else the page around a row.
  private mutating func printed(_ line: inout DebugLine, in list: TextList) throws(DebugError) -> Printed {
    var whole = line.reader
    if let section = try? whole.section(), whole.isAtEnd {
      switch history.timeline.target(section, at: revision) {
      case .success(let id):
        if let index = list.sectionIndex(of: id) { return .section(index) }
      case .failure(let rejection):
        guard case .id(let id) = section else { throw .problem("\(rejection)") }
        if list.contains(id) { return .row(id) }
        if try knows(row: id, line.meter) { return .row(try rowHere(.id(id), line.meter)) }
        if let row = try row(titled: id, line.meter) { return .row(try rowHere(.id(row), line.meter)) }
        let names = list.sectionIDs + list.rowIDs
        throw .unknownSection(id, revision: revision, suggestion: suggestion(for: id, among: names))
      }
    }
    return .row(try rowHere(try line.row(), line.meter))
  }

  fileprivate mutating func show(_ line: inout DebugLine) throws(DebugError) -> String {
    let id = try rowHere(try line.row(), line.meter)
    guard let row = history.list.row(id), let path = history.list.path(of: id) else { throw .stopped }
    var text = StyledLine(display)
    text.add(ScenarioText.id(id, at: .declaration), .strong)
    text.add("  \(path) in section \(ScenarioText.id(history.list.sectionID(at: path.section) ?? ""))", .quiet)
    var lines = text.line
    let properties = [
      ("title", ScenarioText.string(row.item.title)), ("starred", String(row.isStarred)),
      ("expanded", String(row.isExpanded)),
    ]
    for (name, value) in properties + row.item.fields.map({ (ScenarioText.key($0.name), ScenarioText.value($0.value)) })
    {
      var line = StyledLine(display)
      line.add("  " + VisibleText.of(name, columns: 40), .quiet)
      line.add(" " + value)
      lines += line.line
    }
    return lines + (try touchedLine(id, line.meter))
  }

  private mutating func touchedLine(_ id: String, _ meter: DebugMeter) throws(DebugError) -> String {
    let touched = try history.revisions(touching: id, meter)
    var line = StyledLine(display)
    let shown = touched.suffix(12).map { "r\($0)" }.joined(separator: " ")
    let more = touched.count > 12 ? "… " : ""
    line.add(
      "  "
        + (touched.isEmpty
          ? "no entry touched it" : "touched by \(counted(touched.count, "entry", "entries")): \(more)\(shown)"),
      .quiet
    )
    return line.line
  }
}
