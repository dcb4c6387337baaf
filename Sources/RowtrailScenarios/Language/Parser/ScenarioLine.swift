import Rowtrail

/// Reads pieces of the scenario language from one line, as the commands of a debugger hold them: a row, a property, a
/// predicate, a step.
///
/// What is wrong with the line is thrown as an error of its, with the column and what was probably meant. There are no
/// captures by name and there is no view.
package struct ScenarioLine {
  private var parser: FileParser

  /// A reader at the beginning of a line.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    parser = FileParser(bytes)
    var reader = LineReader(bytes)
    guard let line = reader.nextLine() else { return }
    parser.line = line
    parser.cursor.start(line)
  }

  /// Whether nothing is left but a comment.
  package var isAtEnd: Bool { parser.cursor.current.kind == .end }

  /// The word that comes next, or `nil` where something else does.
  package var word: String? {
    parser.cursor.current.kind == .word ? parser.cursor.text(parser.cursor.current) : nil
  }

  /// The column of what comes next, from 1.
  package var column: Int { parser.cursor.current.column }

  /// Takes the word that comes next, where it is this one.
  package mutating func take(_ word: StaticString) -> Bool { parser.cursor.take(word) }

  /// Takes an integer.
  package mutating func integer() throws(ScenarioError) -> Int {
    try reading { (parser) throws(Fault) in try parser.integer(.revision) }
  }

  /// Takes a row: its id or a path, with or without a revision.
  package mutating func row() throws(ScenarioError) -> RowTarget<String> {
    let reference = try reading { (parser) throws(Fault) in try parser.row() }
    if case .target(let target) = reference { return target }
    return .id("")
  }

  /// Takes a section: its id or its index in brackets, with or without a revision.
  package mutating func section() throws(ScenarioError) -> SectionTarget<String> {
    let reference = try reading { (parser) throws(Fault) in try parser.section() }
    if case .target(let target) = reference { return target }
    return .id("")
  }

  /// Takes what has a property, and the property.
  package mutating func property() throws(ScenarioError) -> Scenario.Operand {
    try reading { (parser) throws(Fault) in
      let operand = try parser.operand()
      if operand.isWrittenOut { throw parser.unexpected(.dot) }
      return operand
    }
  }

  /// Takes a predicate, and the rest of the line with it.
  package mutating func predicate() throws(ScenarioError) -> Scenario.Predicate {
    try reading { (parser) throws(Fault) in try parser.predicate() }
  }

  /// Takes a step that is no block, and the rest of the line with it.
  package mutating func step() throws(ScenarioError) -> Scenario.Step {
    try reading { (parser) throws(Fault) in try parser.onlyStep() }
  }

  /// Sees to it that the line ends here.
  package func end() throws(ScenarioError) {
    var copy = self
    try copy.reading { (parser) throws(Fault) in try parser.endOfLine() }
  }

  private mutating func reading<Value>(
    _ body: (inout FileParser) throws(Fault) -> Value
  ) throws(ScenarioError) -> Value {
    let value: Value
    do throws(Fault) {
      value = try body(&parser)
    } catch {
      parser.note(error.problem, column: error.column)
      throw parser.noted[0]
    }
    if let first = parser.noted.first { throw first }
    return value
  }
}

extension ScenarioParser {
  /// The step that the lines of a block are, from `batch` or `reload` to `end`.
  ///
  /// - Throws: the first error; lines count from 1.
  package static func block(_ lines: [String]) throws(ScenarioError) -> Scenario.Step? {
    let file = parse(Array(("scenario \"\"\n" + lines.joined(separator: "\n")).utf8))
    if let error = file.errors.first {
      throw ScenarioError(
        place: SourcePlace(line: error.line - 1, column: error.column), problem: error.problem,
        sourceLine: error.sourceLine, sourceIndex: error.sourceIndex)
    }
    guard case .step(let step)? = file.scenarios.first?.statements.first?.kind else { return nil }
    return step
  }
}

extension Scenario {
  /// The words that a step starts with.
  package static var stepWords: [String] { Keyword.steps.map(\.rawValue) }
}

extension Keyword {
  /// The keywords that a step starts with where there is no view.
  static let steps: [Keyword] = [
    .toggleStar, .star, .unstar, .toggleExpand, .expand, .collapse, .swipeDelete, .starAll, .unstarAll, .collapseAll,
    .delete, .deleteOffsets, .move, .moveOffsets, .insert, .edit, .undo, .redo, .batch, .reload,
  ]
}

extension FileParser {
  /// A step that is no block.
  fileprivate mutating func onlyStep() throws(Fault) -> Scenario.Step {
    let first = cursor.current
    guard first.kind == .word, let keyword = Keyword.byWord[cursor.text(first)], Keyword.steps.contains(keyword),
      keyword != .batch, keyword != .reload
    else { throw unexpected(.step) }
    cursor.take()
    try stepLine(keyword, first)
    guard case .step(let step)? = builder.statements.last?.kind else { throw unexpected(.step) }
    return step
  }
}
