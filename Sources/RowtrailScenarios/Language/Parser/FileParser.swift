/// Reads a scenario file: line by line, each to its first error of form.
///
/// After an error a line still counts as what it wanted to be: a faulty `section` line takes the rows below it, a faulty
/// `batch` line opens a block, a faulty capture captures, so that one slip does not make errors of other lines.
struct FileParser {
  /// Where the parser stands in the line.
  var cursor: TokenCursor
  /// The line that is being read.
  var line = SourceLine()
  /// The scenario that is being read. Before the first one, nothing is added to it.
  var builder = ScenarioBuilder(name: "", place: SourcePlace(line: 1, column: 1))
  private var reader: LineReader
  private var hasScenario = false
  private var scenarios: [Scenario] = []
  private var errors = ErrorLog()
  private var firstStatement: (place: SourcePlace, lineStart: Int, misspelt: String?)?
  /// How many more times something is to be looked for that a misspelt word meant: an error costs little then, however
  /// many a file has.
  private var suggestionsLeft = 1000

  init(_ bytes: [UInt8]) {
    reader = LineReader(bytes)
    cursor = TokenCursor(bytes)
  }

  /// Reads the whole file.
  mutating func parse() -> ParsedScenarioFile {
    var start = 0
    while let next = reader.nextLine() {
      if next.number == 1 { start = next.start }
      line = next
      cursor.start(next)
      guard cursor.current.kind != .end else { continue }
      do throws(Fault) {
        try statement()
      } catch {
        note(error.problem, column: error.column)
      }
    }
    finishScenario()
    if !hasScenario {
      errors.note(
        .noScenario(misspelt: firstStatement?.misspelt), at: SourcePlace(line: 1, column: 1), lineStart: start)
    } else if let first = firstStatement {
      errors.note(.statementBeforeScenario(misspelt: first.misspelt), at: first.place, lineStart: first.lineStart)
    }
    return ParsedScenarioFile(scenarios: scenarios, errors: errors.errors(of: cursor.bytes))
  }

  private mutating func statement() throws(Fault) {
    let first = cursor.current
    if cursor.take("scenario") { return try scenarioLine(first) }
    guard hasScenario else { return try beforeAnyScenario(first) }
    guard first.kind == .word, let keyword = Keyword.byWord[cursor.text(first)] else { throw unexpected(.statement) }
    cursor.take()
    switch keyword {
    case .view: try viewLine(first)
    case .section, .row, .rows: try setupLine(keyword, first)
    case .batch: try openBlock(.batch, first)
    case .reload: try openBlock(.reload, first)
    case .end: try endLine(first)
    case .capture: try captureLine(first)
    case .scroll: try scrollLine(first)
    case .expect: try expectLine(first)
    default: try stepLine(keyword, first)
    }
  }

  private mutating func scenarioLine(_ first: Token) throws(Fault) {
    var name = ""
    var fault: Fault?
    do throws(Fault) {
      guard cursor.current.kind == .string else { throw unexpected(.scenarioName) }
      let text = cursor.text(cursor.take())
      try endOfLine()
      name = text
    } catch {
      fault = error
    }
    finishScenario()
    hasScenario = true
    builder = ScenarioBuilder(name: name, place: place(of: first))
    if let fault { throw fault }
  }

  private mutating func finishScenario() {
    for block in builder.blocks {
      errors.note(.blockWithoutEnd(block.kind), at: block.place, lineStart: block.lineStart)
    }
    if hasScenario { scenarios.append(builder.scenario) }
  }

  /// Statements before the first scenario are one error, at the first of them. Of the others nothing is told but what no
  /// line may hold.
  private mutating func beforeAnyScenario(_ first: Token) throws(Fault) {
    let last = cursor.takeAll()
    let bad = last.kind == .fault && line.badCharacter?.column == last.column ? line.badCharacter?.fault : nil
    let isFirst = firstStatement == nil
    if first.kind == .fault, let bad { throw bad }
    if isFirst {
      let word = first.kind == .word ? cursor.bytes.excerpt(first.start..<first.end) : nil
      let misspelt = word.flatMap { meant(by: $0, among: ["scenario"]) == nil ? nil : word }
      firstStatement = (place(of: first), line.start, misspelt)
    } else if let bad {
      throw bad
    }
  }
}

extension FileParser {
  /// Where a token of this line stands.
  func place(of token: Token) -> SourcePlace { SourcePlace(line: line.number, column: token.column) }

  /// Notes an error of this line that does not end its reading.
  mutating func note(_ problem: ScenarioError.Problem, column: Int) {
    errors.note(problem, at: SourcePlace(line: line.number, column: column), lineStart: line.start)
  }

  /// The errors that were noted so far.
  var noted: [ScenarioError] { errors.errors(of: cursor.bytes) }

  /// That something else was expected where the parser stands.
  mutating func unexpected(_ expectation: ScenarioError.Expectation) -> Fault {
    let token = cursor.current
    if token.kind == .fault, let fault = cursor.fault { return fault }
    let text = cursor.bytes.excerpt(token.start..<token.end)
    let found: ScenarioError.Found =
      switch token.kind {
      case .end: .end
      case .word: .word(text)
      case .string: .string(text)
      case .integer: .integer(text)
      default: .other(text)
      }
    let meant: String? =
      switch token.kind {
      case .word: self.meant(by: text, among: expectation.words)
      case .equals: expectation.wantsConnective ? "==" : nil
      default: nil
      }
    return Fault(column: token.column, problem: .expected(expectation, found: found, suggestion: meant))
  }

  /// What a misspelt word probably meant, or `nil`. The candidates are asked for only where they are looked at.
  mutating func meant<Candidates: Sequence<String>>(
    by word: String, among candidates: @autoclosure () -> Candidates
  ) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return suggestion(for: word, among: candidates())
  }

  /// Sees to it that the line ends here.
  mutating func endOfLine(_ expectation: ScenarioError.Expectation = .endOfLine) throws(Fault) {
    guard cursor.current.kind == .end else { throw unexpected(expectation) }
  }

  /// Takes a token of this kind.
  @discardableResult
  mutating func take(_ kind: Token.Kind, _ expectation: ScenarioError.Expectation) throws(Fault) -> Token {
    guard cursor.current.kind == kind else { throw unexpected(expectation) }
    return cursor.take()
  }

  /// Takes this word.
  mutating func take(_ word: StaticString, _ expectation: ScenarioError.Expectation) throws(Fault) {
    guard cursor.take(word) else { throw unexpected(expectation) }
  }

  /// Takes an integer.
  mutating func integer(_ expectation: ScenarioError.Expectation) throws(Fault) -> Int {
    try take(.integer, expectation).value
  }

  /// Takes a revision that is no captured path's.
  mutating func revision() throws(Fault) -> Int {
    let token = try take(.integer, .revision)
    guard token.value >= 0 else { throw Fault(column: token.column, problem: .negativeRevision(token.value)) }
    return token.value
  }

  /// Takes an id.
  mutating func id(_ expectation: ScenarioError.Expectation) throws(Fault) -> String {
    let token = cursor.current
    guard token.kind == .word || token.kind == .string else { throw unexpected(expectation) }
    let text = cursor.text(token)
    guard !text.isEmpty else { throw Fault(column: token.column, problem: .emptyID) }
    cursor.take()
    return text
  }
}

extension ScenarioError.Expectation {
  /// Whether a comparison may stand at the place as well.
  fileprivate var wantsConnective: Bool { self == .endOfPredicate || self == .connectiveOrRightParenthesis }
}
