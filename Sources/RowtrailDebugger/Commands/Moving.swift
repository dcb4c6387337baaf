import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The commands that move in time.
  static let moving = [
    DebugCommand(
      name: "goto", arguments: "REV", summary: "goes to a revision", example: "goto 3",
      run: { (session, line) throws(DebugError) in
        guard let word = try line.onlyWord() else { throw .missing("a revision", command: "goto") }
        try session.move(to: try session.revision(word))
        return try session.place(line.meter)
      }),
    DebugCommand(
      name: "first", arguments: "", summary: "goes to the first revision", example: "first",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        try session.move(to: session.revisions.lowerBound)
        return try session.place(line.meter)
      }),
    DebugCommand(
      name: "last", arguments: "", summary: "goes to the last revision", example: "last",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        try session.move(to: session.revisions.upperBound)
        return try session.place(line.meter)
      }),
    DebugCommand(
      name: "next", arguments: "[N]", summary: "goes one revision on, or N", example: "next 3",
      run: { (session, line) throws(DebugError) in try session.step(line, forward: true) }),
    DebugCommand(
      name: "back", arguments: "[N]", summary: "goes one revision back, or N", example: "back",
      run: { (session, line) throws(DebugError) in try session.step(line, forward: false) }),
  ]
}

extension DebugSession {
  /// The revision that a word names.
  func revision(_ word: String) throws(DebugError) -> Int {
    guard let revision = IntegerText.integer(word) else { throw .notARevision(word) }
    guard revisions.contains(revision) else { throw .noRevision(word, revisions, branch) }
    return revision
  }

  mutating func move(to revision: Int) throws(DebugError) {
    guard revisions.contains(revision) else { throw .noRevision(String(revision), revisions, branch) }
    history.revision = revision
  }

  fileprivate mutating func step(_ line: DebugLine, forward: Bool) throws(DebugError) -> String {
    var count = 1
    if let word = try line.onlyWord() {
      guard let number = IntegerText.natural(word), number > 0 else { throw .notACount(word) }
      count = number
    }
    let room = forward ? revisions.upperBound - revision : revision - revisions.lowerBound
    guard room > 0 else { throw forward ? .atEnd(revision) : .atBeginning(revision) }
    let steps = min(count, room)
    try move(to: forward ? revision + steps : revision - steps)
    return try place(line.meter) + (steps < count ? "  only \(counted(steps, "revision")) were there\n" : "")
  }

  /// Where the session is, in a line or two; with what an undo took back where that is quick to say.
  mutating func place(_ meter: DebugMeter) throws(DebugError) -> String {
    guard let entry = history.timeline.entry(revision) else { return place() }
    return place(try history.quickUndoNote(of: entry, meter))
  }

  /// Where the session is, in a line or two.
  func place(_ undo: UndoIndex.Note? = nil) -> String {
    var line = StyledLine(display)
    if isOnScratch { line.add("scratch ", .notable) }
    line.add("r\(revision)", .strong)
    line.add(" of \(revisions.upperBound)  ", .quiet)
    guard let entry = history.timeline.entry(revision) else {
      let list = history.list
      let what = revision == 0 ? "the list as set up" : "the first list that is kept"
      line.add("\(what), \(counted(list.rowCount, "row")) in \(counted(list.sectionCount, "section"))")
      return line.line
    }
    EntryText(display: display).addHeadline(entry, undo, to: &line)
    return line.line + hazardLines(entry)
  }

  private func hazardLines(_ entry: TextEntry) -> String {
    entry.hazards.prefix(3).map { hazard in
      var line = StyledLine(display)
      line.add("  " + HazardText.sentence(hazard))
      return line.line
    }.joined()
  }
}
