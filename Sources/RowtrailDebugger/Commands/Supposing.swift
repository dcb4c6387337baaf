import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The commands that ask what would have been.
  static let supposing = [
    DebugCommand(
      name: "try", arguments: "STEP[; STEP]…",
      summary: "what-if: does a scenario step on a scratch branch, opened here if need be",
      discussion: [
        "On the scratch branch the step is added at its end. A `batch` or a `reload` takes the lines up to its `end`. Several "
          + "steps on a line, with `;` between them, are a batch: `try star kitsu; move kitsu to [0, 0]`."
      ],
      example: "try swipe-delete kitsu", completes: [.steps],
      run: { (session, line) throws(DebugError) in try session.attempt(&line) }),
    DebugCommand(
      name: "without", arguments: "A[..B]",
      summary: "what-if: entries never happened; the later actions are dispatched again, as they were",
      discussion: [
        "It tells how the lists differ right after it, and at the end: what an entry broke, a later `reload` may have set right.",
        "A path that was captured at a revision that fell away counts as captured at the one before it.",
      ],
      example: "without 3..5",
      run: { (session, line) throws(DebugError) in
        guard let word = try line.onlyWord() else { throw .missing("an entry, or a range", command: "without") }
        return try session.without(try session.entries(word), line.meter)
      }),
    DebugCommand(
      name: "instead", arguments: "REV STEP[; STEP]…",
      summary: "what-if: another step in the place of an entry; the later actions are dispatched again",
      discussion: [
        "Several steps are a batch: `instead 3 star neko; unstar kitsu`; or a `batch` or a `reload` takes the lines up to its "
          + "`end`. What is told is what `without` tells."
      ],
      example: "instead 3 star neko", completes: [.steps],
      run: { (session, line) throws(DebugError) in try session.instead(&line) }),
    DebugCommand(
      name: "switch", arguments: "", summary: "goes over to the scratch branch, or back to the recorded history",
      example: "switch",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        guard session.scratch != nil else { throw .noScratch }
        session.isOnScratch.toggle()
        return try session.place(line.meter)
      }),
    DebugCommand(
      name: "drop", arguments: "", summary: "forgets the scratch branch", example: "drop",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        guard session.scratch != nil else { throw .droppedNothing }
        session.replaceScratch(by: nil)
        return try "dropped the scratch branch\n" + session.place(line.meter)
      }),
  ]
}

extension DebugSession {
  fileprivate mutating func attempt(_ line: inout DebugLine) throws(DebugError) -> String {
    line.dropIdleMarks()
    guard !line.reader.isAtEnd else { throw .missing("a step", command: "try") }
    if let text = try several(&line, for: .attempt) { return text }
    if try begins(block: .attempt, line) { return "" }
    return try attempt(try step(&line), line.meter)
  }

  fileprivate mutating func instead(_ line: inout DebugLine) throws(DebugError) -> String {
    guard let word = line.takeWord() else { throw .missing("an entry and a step", command: "instead") }
    let range = try entries(word)
    guard range.count == 1 else { throw .notARevision(word) }
    line.dropIdleMarks()
    guard !line.reader.isAtEnd else { throw .missing("a step behind the entry", command: "instead") }
    if let text = try several(&line, for: .instead(range.lowerBound)) { return text }
    if try begins(block: .instead(range.lowerBound), line) { return "" }
    return try instead(range.lowerBound, try step(&line), line.meter)
  }

  /// Takes in several steps on a line: a batch of them, or the lines of a block. `nil` where there is one.
  private mutating func several(
    _ line: inout DebugLine, for purpose: StepBlock.Purpose
  ) throws(DebugError) -> String? {
    var steps = line.steps
    guard steps.count > 1 else { return nil }
    if steps[0] != "batch", steps[0] != "reload" {
      try checkBatch(steps, for: purpose)
      steps = ["batch"] + steps + ["end"]
    }
    block = StepBlock(purpose: purpose, lines: Array(steps.dropLast()))
    return try addToBlock(steps[steps.count - 1], line.meter)
  }

  /// Sees to it that steps can be a batch, which the user did not ask for by name.
  private func checkBatch(_ steps: [String], for purpose: StepBlock.Purpose) throws(DebugError) {
    for step in steps {
      guard let word = ScenarioLine(step).word else { continue }
      switch word {
      case "tap", "swipe", "scroll": throw .needsView(word)
      case "undo", "redo", "reload", "batch":
        let command = if case .attempt = purpose { "try" } else { "instead" }
        throw .notInABatch(word, command: command, steps: steps)
      default: continue
      }
    }
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
    case .attempt: return try attempt(step, meter)
    case .instead(let revision): return try instead(revision, step, meter)
    }
  }
}

extension DebugSession {
  private mutating func attempt(_ step: Scenario.Step, _ meter: DebugMeter) throws(DebugError) -> String {
    let head: String
    if !isOnScratch {
      replaceScratch(by: try Supposition(recorded, upTo: revision).history)
      numbering = Renumbering()
      head = "scratch branch from revision \(revision)\n"
    } else {
      history.revision = revisions.upperBound
      head = ""
    }
    var redispatch = try Redispatch(history, from: revisions.upperBound, meter)
    let (entry, unknown) = redispatch.dispatch(Self.action(step), in: &history)
    history.revision = entry.revision
    let undo = try history.undoNote(of: entry, meter)
    return head + place(undo) + EntryText(display: display).whole(entry, undo)
      + unknownLine(unknown, entry, history) + (try suggestionLine(entry, in: history, meter) ?? "")
      + (outcomeLine(step, entry) ?? "")
  }

  /// Why it is not known what comes of a step, where it is not, or not for certain.
  private func unknownLine(_ why: String?, _ entry: TextEntry, _ history: DebugHistory) -> String {
    var line = StyledLine(display)
    if let why {
      line.add("  not known here: \(why) before the log's beginning", .notable)
    } else if let unsure = history.unsureFrom, unsure < entry.revision {
      line.add("  as far as is known: what r\(unsure) led to is not known here", .notable)
    } else {
      return ""
    }
    return line.line
  }

  /// What was probably meant by an id that nothing has.
  private func suggestionLine(
    _ entry: TextEntry, in history: DebugHistory, _ meter: DebugMeter
  ) throws(DebugError) -> String? {
    guard let rejection = entry.rejection else { return nil }
    let list = history.list(at: entry.revision - 1)
    let ids: [String]
    switch rejection.reason {
    case .unknownRow: ids = list.rowIDs
    case .unknownSection: ids = list.sectionIDs
    default: return nil
    }
    var line = StyledLine(display)
    if let meant = suggestion(for: rejection.subject, among: ids) {
      line.add("  did you mean `\(ScenarioText.id(meant))`?")
      return line.line
    }
    guard let row = ids.first(where: { list.row($0)?.item.title == rejection.subject })
    else {
      return nil
    }
    line.add(
      "  \(ScenarioText.string(rejection.subject)) is the title of row \(ScenarioText.id(row)); steps name rows by their ids"
    )
    return line.line
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
    noteNumber(revision)
    let supposed = try Supposition(old, instead: revision, Self.action(step), meter)
    let entry = supposed.history.timeline.entry(revision)
    var first = entry.map { EntryText(display: display).line($0, width: 0, isCurrent: false) } ?? ""
    if let entry {
      first += unknownLine(supposed.unknown, entry, supposed.history)
      first += try suggestionLine(entry, in: supposed.history, meter) ?? ""
    }
    return try suppose(supposed, of: old, "instead of entry \(revision)", first, meter)
  }

  fileprivate mutating func without(_ range: ClosedRange<Int>, _ meter: DebugMeter) throws(DebugError) -> String {
    let old = history
    noteNumber(range.lowerBound)
    let supposed = try Supposition(old, without: range, meter)
    let entries = range.count == 1 ? "entry \(range.lowerBound)" : "entries \(range.lowerBound) to \(range.upperBound)"
    let text = try suppose(supposed, of: old, "without \(entries)", "", meter)
    numbering = (old.branch == .scratch ? numbering : Renumbering()).without(range)
    return text
  }

  /// On a scratch branch that numbers entries otherwise, says which entry was taken.
  private mutating func noteNumber(_ revision: Int) {
    guard let words = renumbering(revision) else { return }
    var line = StyledLine(display)
    line.add("\(words); `switch` goes back to the recorded history", .notable)
    notice += line.line
  }

  private mutating func suppose(
    _ supposed: Supposition, of old: DebugHistory, _ what: String, _ first: String, _ meter: DebugMeter
  ) throws(DebugError) -> String {
    let lists = try ListsApart(supposed, of: old, meter)
    replaceScratch(by: supposed.history)
    if old.branch == .recorded { numbering = Renumbering() }
    return display.cut("scratch branch \(what)\n") + first
      + SuppositionText(display: display).text(supposed, lists, old: old.timeline)
  }
}
