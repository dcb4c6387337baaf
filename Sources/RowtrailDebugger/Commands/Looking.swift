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
      name: "entry", arguments: "[REV]", summary: "tells what an entry did: action, outcome, events, hazards",
      example: "entry 3",
      run: { (session, line) throws(DebugError) in try session.entry(line) }),
    DebugCommand(
      name: "entries", arguments: "[A..B]", summary: "lists entries: those around here, or a range",
      example: "entries 1..20",
      run: { (session, line) throws(DebugError) in try session.entries(line) }),
  ]
}

extension DebugSession {
  fileprivate func print(_ line: inout DebugLine) throws(DebugError) -> String {
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
  private func printed(_ line: inout DebugLine, in list: TextList) throws(DebugError) -> Printed {
    var whole = line.reader
    if let section = try? whole.section(), whole.isAtEnd {
      switch history.timeline.target(section, at: revision) {
      case .success(let id):
        if let index = list.sectionIndex(of: id) { return .section(index) }
      case .failure(let rejection):
        guard case .id(let id) = section else { throw .problem("\(rejection)") }
        if list.contains(id) { return .row(id) }
        let names = list.sectionIDs + list.rowIDs
        throw .unknownSection(id, revision: revision, suggestion: suggestion(for: id, among: names))
      }
    }
    return .row(try rowHere(try line.row()))
  }

  fileprivate mutating func show(_ line: inout DebugLine) throws(DebugError) -> String {
    let target = try line.row()
    let id: String
    do throws(DebugError) { id = try rowHere(target) } catch {
      guard case .id(let named) = target else { throw error }
      guard try knows(row: named, line.meter) else { throw error }
      throw .absentRow(named, revision: revision, wasThere: try nearestRevision(withRow: named, line.meter))
    }
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
      "  " + (touched.isEmpty ? "no entry touched it" : "touched by \(counted(touched.count, "entry", "entries")): \(more)\(shown)"), .quiet
    )
    return line.line
  }

  fileprivate func entry(_ line: DebugLine) throws(DebugError) -> String {
    var revision = revision
    if let word = try line.onlyWord() {
      guard let number = IntegerText.integer(word) else { throw .notARevision(word) }
      revision = number
    }
    if revision == revisions.lowerBound, line.rest.isEmpty { return place }
    guard let entry = history.timeline.entry(revision) else { throw .noEntry(revision, revisions) }
    let text = EntryText(display: display)
    return text.line(entry, width: 0, isCurrent: revision == self.revision)
      + text.whole(
        entry, takesBack: history.timeline.entryTakenBack(by: entry.revision), notes: notes(of: entry.revision))
  }

  fileprivate func entries(_ line: DebugLine) throws(DebugError) -> String {
    let first = revisions.lowerBound + 1
    guard first <= revisions.upperBound else { throw .noEntry(revision, revisions) }
    guard let word = try line.onlyWord() else {
      let low = max(first, min(revision - display.lines / 2, revisions.upperBound - display.lines + 1))
      return list(low...min(revisions.upperBound, low + display.lines - 1), tellsMore: true)
    }
    let range = try self.entries(word)
    return list(range, tellsMore: false)
  }

  /// The most entries that are listed at a time.
  private static var mostEntries: Int { 10_000 }

  private func list(_ range: ClosedRange<Int>, tellsMore: Bool) -> String {
    let text = EntryText(display: display)
    let first = revisions.lowerBound + 1
    let end = min(range.upperBound, range.lowerBound + Self.mostEntries - 1)
    let width = "r\(end)".count
    var lines = tellsMore && range.lowerBound > first ? more(range.lowerBound - first, "above") : ""
    for revision in range.lowerBound...end {
      guard let entry = history.timeline.entry(revision) else { continue }
      lines += text.line(entry, width: width, isCurrent: revision == self.revision)
    }
    let left = tellsMore ? revisions.upperBound - end : range.upperBound - end
    guard left > 0 else { return lines }
    return lines + more(left, tellsMore ? "below" : "below: `entries \(end + 1)..\(range.upperBound)`")
  }

  private func more(_ count: Int, _ place: String) -> String {
    "  … \(counted(count, "entry", "entries")) \(place)\n"
  }
}

extension DebugSession {
  /// The entries that a word names: `3`, or `3..7`.
  func entries(_ word: String) throws(DebugError) -> ClosedRange<Int> {
    var parts = [word]
    if let dots = word.indices.first(where: { word[$0...].hasPrefix("..") }) {
      let behind = word[dots...].drop { $0 == "." }
      parts = [String(word[..<dots]), String(behind)]
    }
    let numbers = parts.map { IntegerText.integer($0) }
    guard let low = numbers[0], let high = numbers[parts.count - 1] else { throw .notARange(word) }
    guard low <= high else { throw .notARange(word) }
    let there = revisions.lowerBound + 1...max(revisions.lowerBound + 1, revisions.upperBound)
    guard there.contains(low), revisions.upperBound > revisions.lowerBound else { throw .noEntry(low, revisions) }
    guard there.contains(high) else { throw .noEntry(high, revisions) }
    return low...high
  }
}
