extension ScenarioError {
  /// What is wrong, what was expected there and what to do, as a sentence without a capital letter and a full stop.
  public var message: String { problem.sentence }
}

extension ScenarioError.Problem {
  /// The problem as a sentence.
  package var sentence: String {
    switch self {
    case .expected(let expectation, let found, let suggestion): expectation.sentence(found, suggestion)
    case .emptyID: "an id is never empty; write at least one character between the quotes"
    case .emptyFieldName: "a field's name is never empty; write at least one character between the quotes"
    case .negativeRevision(let revision): "`\(revision)` is no revision; revisions count from 0"
    case .negativeView(let count): "a view cannot show \(count) items; write 0 or more"
    case .emptyRange(let first, let last):
      "this range ends before it starts; write the lower number first: `\(last)...\(first)`"
    case .tooManyRows: "the scenario has more than 2000000 rows from here on, reloads included; write fewer"
    case .tooMuchText:
      "the texts of the scenario's rows take more than 512 MiB from here on, reloads included; write shorter texts or "
        + "fewer rows"
    case .noPlaceholder: "`{n}` must stand in the id, so that each row has one of its own, as in `\"item-{n}\"`"
    case .givenTwice(let name): "`\(name)` is given twice in this line; leave one of them out"
    case .reservedKey(let key): "`\(key)` is a row's own property; a field of this name is quoted: `\"\(key)\"`"
    case .noSingleRow:
      "this step does not name exactly one row; write `-> unchanged`, `-> rejected REASON` or no outcome"
    case .outcomeInBatch: "a step inside a batch has no outcome of its own; write the batch's behind its `end`"
    case .literalAlone:
      "an operand that stands alone must be true or false; compare this one, as in `kitsu.title == \"Kitsu\"`"
    default: sentenceOfOrder
    }
  }

  /// The sentences about the order of statements and about names.
  private var sentenceOfOrder: String {
    switch self {
    case .statementBeforeScenario(nil): "expected `scenario` and a name in quotes before the first statement"
    case .statementBeforeScenario(let word?): "expected `scenario` and a name in quotes, found `\(word)`"
    case .noScenario(nil): "expected at least one scenario; write a line such as `scenario \"A star tap\"`"
    case .noScenario(let word?): "expected at least one scenario, found `\(word)`; did you mean `scenario`?"
    case .blockWithoutEnd(let kind): "this `\(kind.rawValue)` has no `end`; write one behind its last line"
    case .endWithoutBlock: "this `end` ends nothing; no `batch` or `reload` is open here"
    case .misplaced(let word, in: .batch): "`\(word)` cannot stand in a batch; write it behind the batch's `end`"
    case .misplaced(let word, in: .reload):
      "`\(word)` cannot stand in a reload, which holds sections and rows alone; write it behind the reload's `end`"
    case .afterSetup(let word):
      "`\(word)` belongs to the setup; write it before the scenario's first step, capture, scroll or expectation"
    case .secondView: "this scenario has a `view` already; leave one of them out"
    case .rowWithoutSection(let word): "expected a `section` line above this `\(word)`, for its section"
    case .duplicateSection(let id, let line): "a section `\(id)` stands in line \(line) already; section ids are unique"
    case .duplicateRow(let id, let line):
      "a row `\(id)` stands in line \(line) already; row ids are unique in the whole list"
    case .unknownCapture(let name, let suggestion):
      "nothing was captured as `@\(name)` above this line" + hint(suggestion.map { "@\($0)" })
    case .wrongCapture(let name, wanted: .section): "`@\(name)` is a row's capture, and a section is wanted here"
    case .wrongCapture(let name, wanted: .row): "`@\(name)` is a section's capture, and a row is wanted here"
    case .needsView(let word): "`\(word)` needs a view; write a line such as `view 4` in the scenario's setup"
    case .unknownProperty(let name, let owner, let suggestion):
      "\(owner.phrase) has no property `\(name)`, but " + owner.properties.map { "`\($0)`" }.joined(separator: ", ")
        + hint(suggestion)
    default: sentenceOfCharacters
    }
  }

  /// The sentences about what is no token.
  private var sentenceOfCharacters: String {
    switch self {
    case .unfinishedString: "this string has no closing `\"` on its line; a line end in a text is written `\\n`"
    case .unknownEscape(let scalar):
      "unknown escape \(scalar.quotedForMessage); expected `\\\"`, `\\\\`, `\\n`, `\\t` or `\\u{HEX}`"
    case .malformedScalarEscape: "expected `\\u{HEX}` with one to eight hexadecimal digits in braces"
    case .noScalar(let escape): "`\(escape)` is no Unicode scalar that a text can hold"
    case .integerTooLarge(let digits): "`\(digits)` does not fit in 64 bits; quote it if it is an id or a text"
    case .gluedInteger(let digits):
      "a letter directly behind the integer `\(digits)`; quote the whole if it is an id or a text"
    case .loneAt: "expected a capture's name or a revision directly behind `@`"
    case .unexpectedCharacter(let scalar):
      "unexpected \(scalar.quotedForMessage)" + scalar.adviceForMessage
    case .invalidUTF8: "invalid UTF-8; save the file as UTF-8"
    case .loneCarriageReturn: "a carriage return without a line feed; end lines with LF or CRLF"
    case .controlCharacter(let value):
      "control character \(Unicode.Scalar(value).map(\.codePoint) ?? ""); in a string write it as "
        + "`\\u{\(String(value, radix: 16))}`"
    default: ""
    }
  }
}

extension ScenarioError.Expectation {
  /// What was expected and what stands there instead.
  func sentence(_ found: ScenarioError.Found, _ suggestion: String?) -> String {
    switch found {
    case .end where self == .endOfLine: ""
    case .end: "expected \(phrase), but the line ends here"
    case .integer(let text) where wantsID:
      "expected \(phrase), found `\(text)`; an id that is no word is quoted: `\"\(text)\"`"
    case .word(let text), .string(let text), .integer(let text), .other(let text):
      "expected \(phrase), found `\(text)`" + hint(suggestion)
    }
  }

  private var wantsID: Bool {
    switch self {
    case .id, .rowID, .sectionID, .row, .section, .outcome, .captured: true
    default: false
    }
  }
}

extension PropertyOwner {
  fileprivate var phrase: String {
    switch self {
    case .section: "a section"
    case .list: "the list"
    case .view: "the view"
    }
  }
}
