import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The commands that ask what would have been.
  static let supposing = [
    DebugCommand(
      name: "try", arguments: "STEP",
      summary: "what-if: does a scenario step on a scratch branch, opened here if need be",
      discussion: [
        "On the scratch branch the step is added at its end. A `batch` or a `reload` takes the lines up to its `end`."
      ],
      example: "try swipe-delete kitsu", completes: [.steps],
      run: { (session, line) throws(DebugError) in try session.attempt(&line) }),
    DebugCommand(
      name: "without", arguments: "A[..B]",
      summary: "what-if: entries never happened; the later actions are dispatched again, as they were",
      discussion: ["A path that was captured at a revision that fell away counts as captured at the one before it."],
      example: "without 3..5",
      run: { (session, line) throws(DebugError) in
        guard let word = try line.onlyWord() else { throw .missing("an entry, or a range", command: "without") }
        return try session.without(try session.entries(word), line.meter)
      }),
    DebugCommand(
      name: "instead", arguments: "REV STEP",
      summary: "what-if: another step in the place of an entry; the later actions are dispatched again",
      example: "instead 3 star neko", completes: [.steps],
      run: { (session, line) throws(DebugError) in try session.instead(&line) }),
    DebugCommand(
      name: "switch", arguments: "", summary: "goes over to the scratch branch, or back to the recorded history",
      example: "switch",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        guard session.scratch != nil else { throw .noScratch }
        session.isOnScratch.toggle()
        return session.place
      }),
    DebugCommand(
      name: "drop", arguments: "", summary: "forgets the scratch branch", example: "drop",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        guard session.scratch != nil else { throw .droppedNothing }
        session.scratch = nil
        session.isOnScratch = false
        return "dropped the scratch branch\n" + session.place
      }),
  ]
}

extension DebugSession {
  fileprivate mutating func attempt(_ line: inout DebugLine) throws(DebugError) -> String {
    guard !line.reader.isAtEnd else { throw .missing("a step", command: "try") }
    if try begins(block: .attempt, line) { return "" }
    return try attempt(try step(&line))
  }

  fileprivate mutating func instead(_ line: inout DebugLine) throws(DebugError) -> String {
    guard let word = line.words.first else { throw .missing("an entry and a step", command: "instead") }
    let range = try entries(word)
    guard range.count == 1 else { throw .notARevision(word) }
    _ = try line.read { (reader) throws(ScenarioError) in try reader.integer() }
    guard !line.reader.isAtEnd else { throw .missing("a step behind the entry", command: "instead") }
    if try begins(block: .instead(range.lowerBound), line) { return "" }
    return try instead(range.lowerBound, try step(&line), line.meter)
  }

  /// The step that the rest of a line is.
  private func step(_ line: inout DebugLine) throws(DebugError) -> Scenario.Step {
    if let word = line.reader.word, ["tap", "swipe", "scroll"].contains(word) { throw .needsView(word) }
    return try line.read { (reader) throws(ScenarioError) in try reader.step() }
  }

  private mutating func begins(block purpose: StepBlock.Purpose, _ line: DebugLine) throws(DebugError) -> Bool {
    guard let word = line.reader.word, word == "batch" || word == "reload" else { return false }
    var reader = line.reader
    _ = word == "batch" ? reader.take("batch") : reader.take("reload")
    do throws(ScenarioError) { try reader.end() } catch { throw .line(error) }
    block = StepBlock(purpose: purpose, lines: [word])
    return true
  }

  /// Takes in a line of a block.
  mutating func addToBlock(_ line: String, _ meter: DebugMeter) throws(DebugError) -> String {
    guard var block else { return "" }
    block.lines.append(line)
    self.block = block
    guard ScenarioLine(line).word == "end" else { return "" }
    self.block = nil
    let step: Scenario.Step?
    do throws(ScenarioError) { step = try ScenarioParser.block(block.lines) } catch {
      throw .block(error, block.lines)
    }
    guard let step else { return "" }
    switch block.purpose {
    case .attempt: return try attempt(step)
    case .instead(let revision): return try instead(revision, step, meter)
    }
  }
}

extension DebugSession {
  private mutating func attempt(_ step: Scenario.Step) throws(DebugError) -> String {
    let head: String
    if !isOnScratch {
      scratch = try Supposition(recorded, upTo: revision).history
      isOnScratch = true
      head = "scratch branch from revision \(revision)\n"
    } else {
      history.revision = revisions.upperBound
      head = ""
    }
    let entry = history.dispatch(Self.action(step))
    history.revision = entry.revision
    let text = EntryText(display: display).whole(entry, takesBack: history.timeline.entryTakenBack(by: entry.revision))
    return head + place + text + (suggestionLine(entry) ?? "") + (outcomeLine(step, entry) ?? "")
  }

  /// What was probably meant by an id that nothing has.
  private func suggestionLine(_ entry: TextEntry) -> String? {
    guard let rejection = entry.rejection else { return nil }
    let ids: [String]
    switch rejection.reason {
    case .unknownRow: ids = history.list.rowIDs
    case .unknownSection: ids = history.list.sectionIDs
    default: return nil
    }
    return suggestion(for: rejection.subject, among: ids).map { "  did you mean `\(ScenarioText.id($0))`?\n" }
  }

  private static func action(_ step: Scenario.Step) -> TextAction {
    step.action(row: { _ in .unknown }, section: { _ in .unknown }, cell: { _ in nil })
  }

  /// What a step's `->` says otherwise.
  private func outcomeLine(_ step: Scenario.Step, _ entry: TextEntry) -> String? {
    guard let outcome = step.outcome else { return nil }
    let isAsExpected =
      switch outcome.expected {
      case .row(let id): entry.isAccepted && entry.row == id
      case .rejected(let reason): entry.rejection?.reason == reason
      case .unchanged: entry.isAccepted && !entry.didChange
      }
    return "  \(isAsExpected ? "as" : "not as") expected behind `->`\n"
  }

  private mutating func instead(
    _ revision: Int, _ step: Scenario.Step, _ meter: DebugMeter
  ) throws(DebugError) -> String {
    let old = history
    let supposed = try Supposition(old, instead: revision, Self.action(step), meter)
    let entry = supposed.history.timeline.entry(revision)
    let first = entry.map { EntryText(display: display).line($0, width: 0, isCurrent: false) } ?? ""
    return try suppose(supposed, of: old, "instead of entry \(revision)", first)
  }

  fileprivate mutating func without(_ range: ClosedRange<Int>, _ meter: DebugMeter) throws(DebugError) -> String {
    let old = history
    let supposed = try Supposition(old, without: range, meter)
    let entries = range.count == 1 ? "entry \(range.lowerBound)" : "entries \(range.lowerBound) to \(range.upperBound)"
    return try suppose(supposed, of: old, "without \(entries)", "")
  }

  private mutating func suppose(
    _ supposed: Supposition, of old: DebugHistory, _ what: String, _ first: String
  ) throws(DebugError) -> String {
    scratch = supposed.history
    isOnScratch = true
    return display.cut("scratch branch \(what)\n") + first
      + SuppositionText(display: display).text(supposed, old: old.timeline.current)
  }
}
