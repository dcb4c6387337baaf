import RowtrailScenarios

extension DebugError {
  private static let columns = 600

  /// What was wrong and what was probably meant, with a line end; where a place of the line is meant, with the line and a
  /// caret under it.
  func message(for line: String, style: Style) -> String {
    var text = VisibleText.of(sentence, columns: Self.columns) + "\n"
    if outcome != .stopped { text = style.paint("error:", .bad) + " " + text }
    guard let (line, column) = place(in: line) else { return text }
    return text + SourceExcerpt(number: 0, line: line, column: column).bareText(indent: 2, style: style)
  }

  /// The line that is wrong, and the column in it.
  private func place(in line: String) -> (String, Int)? {
    switch self {
    case .line(let error): (line, error.column)
    case .block(let error, let lines):
      lines.indices.contains(error.line - 1) ? (lines[error.line - 1], error.column) : nil
    case .unknownID(_, let column, _), .viewAsked(let column): (line, column)
    default: nil
    }
  }

  /// The sentence, without a capital letter and a full stop.
  var sentence: String {
    switch self {
    case .unknownCommand(let word, let suggestion):
      "there is no command `\(word)`" + (suggestion == nil ? "; `help` lists the commands" : Self.hint(suggestion))
    case .ambiguous(let word, let names):
      "`\(word)` can be " + names.map(Self.named).joined(separator: ", ")
    case .missing(let what, let command): "`\(command)` needs \(what)" + Self.example(command)
    case .tooMuch(let text, let command): "`\(text)` is too much behind `\(command)`" + Self.example(command)
    case .line(let error), .block(let error, _): error.message
    case .notARevision(let text): "`\(text)` is no revision; write an integer, as in `goto 3`"
    case .notARange(let text): "`\(text)` is no entry and no range of entries; write `3`, or `3..7` for several"
    case .notAKind(let word, let suggestion):
      "`\(word)` is no range and no kind of entry"
        + (suggestion == nil
          ? "; write `star`, `rejected`, `hazard`, `on kitsu`; see `help entries`" : Self.hint(suggestion))
    case .noSuchEntries: "there is no such entry"
    case .notAPart(let text, let file):
      "`\(text)` is no range of entries, as in `save \(file) 3..7`; a name with blanks stands in quotes"
    case .notACount(let text): "`\(text)` is no number of revisions; write an integer from 1, as in `next 3`"
    case .breakHow(_, let meant?): "expected `if` and a predicate or `on` and a row; did you mean `\(meant)`?"
    case .breakHow(_, nil):
      "expected `if` and a predicate, as in `break if kitsu.starred`, or `on` and a row, as in "
        + "`break on kitsu`"
    default: sentenceOfThings
    }
  }

  private var sentenceOfThings: String {
    switch self {
    case .noRevision(let text, let there, let branch):
      "there is no revision \(text); the \(branch.word) history has \(there.lowerBound) to \(there.upperBound)"
    case .noEntry(let revision, let there):
      there.lowerBound == there.upperBound
        ? "there is no entry \(revision); nothing has happened in this history"
        : "there is no entry \(revision); the entries are \(there.lowerBound + 1) to \(there.upperBound)"
    case .unknownRow(let id, let suggestion):
      "no revision has a row \(ScenarioText.id(id))" + Self.rowHint(id, suggestion)
    case .titleOfSeveral(let title, let rows, let revisions):
      "\(ScenarioText.string(title)) is the title of several rows: \(Self.list(rows, revisions)); name one by its id"
    case .noRowLike(let text): "no row ever had \(ScenarioText.string(text)) in its id or title"
    case .unknownID(let id, _, let suggestion):
      "no revision has a row or section \(ScenarioText.id(id))" + Self.rowHint(id, suggestion)
    case .absentRow(let id, let revision, let there):
      "row \(ScenarioText.id(id)) is not in the list at revision \(revision)"
        + (there.map { "; it is at revision \($0): `goto \($0)`" } ?? "")
    case .unknownSection(let id, let revision, let suggestion):
      "no section and no row \(ScenarioText.id(id)) is in the list at revision \(revision)"
        + Self.hint(suggestion.map { ScenarioText.id($0) })
    case .noRow(let path, let revision, true): "a header stands at \(path) in revision \(revision), not a row"
    case .noRow(let path, let revision, false): "nothing stands at \(path) in revision \(revision)"
    case .viewAsked: "a history has no view; ask for the list, as in `list.rows`"
    case .needsView(let word): "`\(word)` needs a view, which a history does not have; name the row, as in `star kitsu`"
    case .whyNotRow(let text):
      "`why` asks for a row's property, as in `why kitsu.starred`, and `\(text)` is none; `find` and `break if` take any "
        + "predicate"
    case .noProperty(let problem): problem.message + Self.propertyHint(problem)
    case .findsNoEntries(let text):
      "`find` takes a predicate, as in `find not kitsu.exists`; entries are listed by what they are with `entries \(text)`"
    case .findsNoText(let text):
      "`find` takes a predicate, as in `find not kitsu.exists`; rows are looked for by id and title with `rows \(text)`"
    case .problem(let text), .save(let text), .unwritable(let text): text
    default: sentenceOfTravel
    }
  }

  private var sentenceOfTravel: String {
    switch self {
    case .unreadable(let error):
      "the log was written over since it was opened, so no answer is to be believed; open it again: \(error)"
    case .atEnd(let revision): "revision \(revision) is the last one"
    case .atBeginning(let revision): "revision \(revision) is the first one"
    case .noBreakpoints: "there is no breakpoint; set one with `break on ROW` or `break if PREDICATE`"
    case .noBreakpoint(let number, let numbers): "there is no breakpoint \(number); " + Self.breakpoints(numbers)
    case .notABreakpoint(let text, let numbers, let meant):
      "`\(text)` is no number of a breakpoint; "
        + (meant.map { "did you mean `clear \($0)`?" } ?? Self.breakpoints(numbers))
    case .noStop(let forward, let revision):
      "no breakpoint holds anew \(forward ? "after" : "before") revision \(revision); still there"
    case .notFound(let text, let problem, let meant):
      "there is no revision at which `\(text)` holds"
        + (meant.map { Self.hint($0) } ?? problem.map { ": \($0.message)\(Self.propertyHint($0))" } ?? "")
    case .notInABatch(let word, let command, let steps):
      "several steps on a line are a batch, and `\(word)` cannot stand in one; "
        + (command == "try"
          ? "type them one by one: " + steps.prefix(3).map { "`try \($0)`" }.joined(separator: ", then ")
            + (steps.count > 3 ? ", …" : "")
          : "give `\(command)` one step, and add the others with `try`")
    case .noScratch: "there is no scratch branch; `try STEP`, `without A..B` or `instead REV STEP` opens one"
    case .droppedNothing: "there is no scratch branch to drop"
    case .unknownTopic(let word, let suggestion): "there is no help on `\(word)`" + Self.hint(suggestion)
    case .stopped: "stopped; everything is as it was"
    default: ""
    }
  }

  /// A command by its name, and the shortest start that means it.
  private static func named(_ command: String) -> String {
    guard let short = (try? DebugCommand.named(command))?.abbreviation, short != command else { return "`\(command)`" }
    return "`\(command)` (`\(short)`)"
  }

  private static func breakpoints(_ numbers: [Int]) -> String {
    numbers.isEmpty ? "none is set" : "there is " + numbers.map(String.init).joined(separator: ", ")
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean `\($0)`?" } ?? ""
  }

  /// What can be asked of a row, where something else was.
  private static func propertyHint(_ problem: ExpectationProblem) -> String {
    guard case .noField(let row, let name, suggestion: nil, sectionHasIt: false) = problem else { return "" }
    return propertyMeant(by: name, of: ScenarioText.id(row, at: .operand)).map { hint($0) }
      ?? "; ask for `title`, `starred`, `expanded`, `exists`, `path`, `section` or a field"
  }

  /// What was probably meant by a word that is none of a row's properties.
  static func propertyMeant(by name: String, of owner: String) -> String? {
    switch name.lowercased() {
    case "gone", "deleted", "removed", "missing", "absent": "not \(owner).exists"
    case "there", "present", "inserted": "\(owner).exists"
    case "index", "position", "place", "offset", "item", "row": "\(owner).path"
    case "name", "text", "label": "\(owner).title"
    case "star", "favourite", "favorite": "\(owner).starred"
    case "open", "closed", "collapsed": "\(owner).expanded"
    default: nil
    }
  }

  /// Which id was meant, or how rows are looked for.
  private static func rowHint(_ id: String, _ suggestion: String?) -> String {
    suggestion.map { hint(ScenarioText.id($0)) } ?? "; `rows \(ScenarioText.id(id))` looks in ids and titles"
  }

  private static func list(_ rows: [TitledRow], _ revisions: ClosedRange<Int>) -> String {
    let names = rows.prefix(6).map { row in
      ScenarioText.id(row.id) + (row.when(of: revisions).map { " (\($0))" } ?? "")
    }
    return names.joined(separator: ", ") + (rows.count > 6 ? " and \(rows.count - 6) more" : "")
  }

  private static func example(_ word: String) -> String {
    guard let command = try? DebugCommand.named(word) else { return "" }
    return ", as in `\(command.example)`"
  }
}

extension DebugBranch {
  /// The branch in a word.
  var word: String { self == .recorded ? "recorded" : "scratch" }
}
