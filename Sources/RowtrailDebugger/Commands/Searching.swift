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
  ]
}

extension DebugSession {
  fileprivate mutating func find(_ line: inout DebugLine, last: Bool) throws(DebugError) -> String {
    let (predicate, text) = try predicate(&line)
    let prepared = PreparedPredicate(predicate, text: text, in: history)
    let found = try history.find(prepared, last: last, line.meter)
    guard let revision = found.revision else { throw .notFound(text, found.problem) }
    history.revision = revision
    return place
  }

  /// The predicate that the rest of a line is, and its text.
  mutating func predicate(_ line: inout DebugLine) throws(DebugError) -> (Scenario.Predicate, text: String) {
    guard !line.reader.isAtEnd else { throw .missing("a predicate", command: line.word) }
    let column = line.reader.column
    let predicate = try line.read { (reader) throws(ScenarioError) in try reader.predicate() }
    for operand in predicate.operands { try check(operand, line.meter) }
    return (predicate, String(String.UnicodeScalarView(line.text.unicodeScalars.dropFirst(column - 1))).trimmedEnd)
  }

  /// Sees to it that what an operand names was ever there. Whether it is there can be asked of anything.
  private mutating func check(_ operand: Scenario.Operand, _ meter: DebugMeter) throws(DebugError) {
    switch operand.kind {
    case .view: throw .viewAsked(column: operand.column)
    case .rowOrSection(let id, let property) where property.ofRow != .exists:
      if try knows(row: id, meter) { return }
      if try knows(section: id, meter) { return }
      throw .unknownID(
        id, column: operand.column, suggestion: suggestion(for: id, among: try rowIDs(meter) + sectionIDs(meter)))
    case .row(.target(.id(let id)), let property) where property.ofRow != .exists:
      if try knows(row: id, meter) { return }
      throw .unknownID(id, column: operand.column, suggestion: suggestion(for: id, among: try rowIDs(meter)))
    case .section(.target(.id(let id)), let property) where property != .exists:
      if try knows(section: id, meter) { return }
      throw .unknownID(id, column: operand.column, suggestion: suggestion(for: id, among: try sectionIDs(meter)))
    default: return
    }
  }
}

extension String {
  /// The text without blanks at its end.
  var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
