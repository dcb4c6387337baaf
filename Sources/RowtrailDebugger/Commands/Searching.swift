import Rowtrail
import RowtrailScenarios

extension DebugCommand {
  /// The commands that look for a revision.
  static let searching = [
    DebugCommand(
      name: "find", arguments: "PREDICATE", summary: "goes to the first revision at which a predicate holds",
      discussion: ["Predicates are those of scenario expectations: `not tora.exists`."],
      example: "find not kitsu.exists", completes: [.operands],
      run: { (session, line) throws(DebugError) in try session.find(&line, last: false) }),
    DebugCommand(
      name: "find-last", arguments: "PREDICATE", summary: "goes to the last revision at which a predicate holds",
      example: "find-last kitsu.starred", completes: [.operands],
      run: { (session, line) throws(DebugError) in try session.find(&line, last: true) }),
    DebugCommand(
      name: "rows", arguments: "TEXT", summary: "lists the rows, of any revision, whose id or title contains a text",
      discussion: [
        "Each with the revisions at which it was so, and where it is now. Upper and lower case are the same.",
        "Wherever a command takes a row, a title will do that no other row ever had: `why \"Night bakery\".starred`.",
      ],
      example: "rows kit",
      run: { (session, line) throws(DebugError) in
        let text = try line.takeText()
        guard !text.isEmpty else { throw .missing("a part of an id or title", command: "rows") }
        return try session.rows(containing: text, line.meter)
      }),
  ]
}

extension DebugSession {
  fileprivate mutating func find(_ line: inout DebugLine, last: Bool) throws(DebugError) -> String {
    let (predicate, text) = try predicate(&line)
    let prepared = PreparedPredicate(predicate, text: text, in: history)
    let found = try history.find(prepared, last: last, line.meter)
    guard let revision = found.revision else {
      throw .notFound(text, found.problem, meant: predicate.operands.lazy.compactMap(\.meant).first)
    }
    history.revision = revision
    return try place(line.meter)
  }

  /// The predicate that the rest of a line is, and its text.
  mutating func predicate(_ line: inout DebugLine) throws(DebugError) -> (Scenario.Predicate, text: String) {
    guard !line.reader.isAtEnd else { throw .missing("a predicate", command: line.word) }
    let column = line.reader.column
    let predicate: Scenario.Predicate
    let whole = line
    do throws(ScenarioError) { predicate = try line.reader.predicate() } catch {
      throw Self.notAPredicate(whole, error)
    }
    var titled: [String: String] = [:]
    for operand in predicate.operands {
      if let (title, row) = try checked(operand, line.meter) { titled[title] = row }
    }
    return (
      predicate.mappingOperands { $0.naming(titled) },
      String(String.UnicodeScalarView(line.text.unicodeScalars.dropFirst(column - 1))).trimmedEnd
    )
  }

  /// What is wrong with what should be a predicate: where it asks for entries, or for a text, how that is asked.
  private static func notAPredicate(_ line: DebugLine, _ error: ScenarioError) -> DebugError {
    let isFind = line.word.hasPrefix("f")
    if isFind, let first = line.words.first, EntryFilter.words.contains(first) { return .findsNoEntries(line.rest) }
    var reader = line.reader
    if isFind, let row = try? reader.row(), case .id = row, reader.isAtEnd { return .findsNoText(line.rest) }
    return .line(error)
  }

  /// Sees to it that what an operand names was ever there. Whether it is there can be asked of anything.
  ///
  /// - Returns: the title that an operand names a row by, and the row's id.
  private mutating func checked(
    _ operand: Scenario.Operand, _ meter: DebugMeter
  ) throws(DebugError) -> (title: String, row: String)? {
    let id: String
    let isExistence: Bool
    let candidates: (rows: Bool, sections: Bool)
    switch operand.kind {
    case .view: throw .viewAsked(column: operand.column)
    case .rowOrSection(let named, let property):
      (id, isExistence, candidates) = (named, property.ofRow == .exists, (true, true))
    case .row(.target(.id(let named)), let property):
      (id, isExistence, candidates) = (named, property.ofRow == .exists, (true, false))
    case .section(.target(.id(let named)), let property):
      (id, isExistence, candidates) = (named, property == .exists, (false, true))
    default: return nil
    }
    if candidates.rows, try knows(row: id, meter) { return nil }
    if candidates.sections, try knows(section: id, meter) { return nil }
    if candidates.rows, let row = try row(titled: id, meter) { return (id, row) }
    if isExistence { return nil }
    let names = (candidates.rows ? try rowIDs(meter) : []) + (candidates.sections ? try sectionIDs(meter) : [])
    throw .unknownID(id, column: operand.column, suggestion: suggestion(for: id, among: names))
  }
}

extension Scenario.Operand {
  /// What was probably meant by a property that is named by a word for another one.
  fileprivate var meant: String? {
    guard case .rowOrSection(let id, let property) = kind, !property.isQuoted, case .field(let name) = property.ofRow
    else { return nil }
    return DebugError.propertyMeant(by: name, of: ScenarioText.id(id, at: .operand))
  }

  /// The operand with rows named by id that it names by their titles.
  fileprivate func naming(_ titled: [String: String]) -> Scenario.Operand {
    switch kind {
    case .rowOrSection(let title, let property), .row(.target(.id(let title)), let property):
      titled[title].map { Scenario.Operand(.row(.target(.id($0)), property), column: column) } ?? self
    default: self
    }
  }
}

extension String {
  /// The text without blanks before it.
  var trimmedStart: String { String(drop { $0 == " " || $0 == "\t" }) }

  /// The text without blanks at its end.
  var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
