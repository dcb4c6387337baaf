import Rowtrail
import RowtrailScenarios
import Testing

/// How predicates bind, what they look at, and what their operands are.
@Suite struct PredicateTests {
  /// The predicate, and the column that it starts at.
  static func predicate(_ source: String) throws -> Scenario.Predicate {
    guard case .expect(_, let predicate) = statements("expect \(source)").first?.kind else {
      throw Missing()
    }
    return predicate
  }

  struct Missing: Error {}

  /// Asks for `true` and `false` as they are, and notes the columns of the tests that were looked at.
  static func answer(_ source: String) throws -> (Bool, [Int]) {
    var asked: [Int] = []
    let truth = try predicate(source).evaluate { test in
      asked.append(test.column)
      if case .isTrue(let operand) = test, case .boolean(let truth) = operand.kind { return truth }
      throw Missing()
    }
    return (truth, asked)
  }

  @Test(arguments: [
    ("true", true, [8]),
    ("not true", false, [12]),
    ("not not true", true, [16]),
    ("true and false", false, [8, 17]),
    ("false and true", false, [8]),
    ("true or false", true, [8]),
    ("false or true", true, [8, 17]),
    ("true or false and false", true, [8]),
    ("false and true or true", true, [8, 26]),
    ("(true or false) and false", false, [9, 28]),
    ("not false and false", false, [12, 22]),
    ("not (false and true)", true, [13]),
    ("not (false or not (true and false)) or true", true, [13, 27, 36, 47]),
    ("((true))", true, [10]),
    ("false or false or true or false", true, [8, 17, 26]),
    ("true and true and false and true", false, [8, 17, 26]),
  ])
  func binding(_ source: String, _ expected: Bool, _ columns: [Int]) throws {
    let (truth, asked) = try Self.answer(source)
    #expect(truth == expected)
    #expect(asked == columns)
  }

  @Test func everySmallPredicateIsWhatAFormulaSays() throws {
    let values = ["true", "false"]
    for left in values {
      for middle in values {
        for right in values {
          let (l, m, r) = (left == "true", middle == "true", right == "true")
          #expect(try Self.answer("\(left) and \(middle) or \(right)").0 == (l && m || r))
          #expect(try Self.answer("\(left) or \(middle) and \(right)").0 == (l || m && r))
          #expect(try Self.answer("not \(left) or not (\(middle) and \(right))").0 == (!l || !(m && r)))
          #expect(try Self.answer("(\(left) or \(middle)) and not \(right)").0 == ((l || m) && !r))
        }
      }
    }
  }

  @Test func anErrorEndsTheEvaluation() throws {
    let predicate = try Self.predicate("a.starred and b.starred")
    var count = 0
    #expect(throws: Missing.self) {
      try predicate.evaluate { _ throws(Missing) in
        count += 1
        throw Missing()
      }
    }
    #expect(count == 1)
  }

  @Test(arguments: operandCases)
  func operands(_ source: String, _ kind: Scenario.Operand.Kind) throws {
    let tests = try Self.predicate("\(source) == 1").tests
    guard tests.count == 1, case .compare(let left, .equal, let right) = tests[0] else {
      Issue.record("no comparison")
      return
    }
    #expect(left == Scenario.Operand(kind, column: 8))
    #expect(right.kind == .integer(1, written: "1"))
    #expect(right.column == 8 + source.unicodeScalars.count + 4)
  }

  static let path = RowPath(section: 0, item: -1)
  static let title = Scenario.Property("title")

  static let operandCases: [(String, Scenario.Operand.Kind)] = [
    ("\"a text\"", .text("a text")),
    ("word", .text("word")),
    ("list", .text("list")),
    ("row", .text("row")),
    ("-007", .integer(-7, written: "-007")),
    ("true", .boolean(true)),
    ("false", .boolean(false)),
    ("[0, -1]", .path(path)),
    ("[]", .ids([])),
    ("[true, \"x y\", at]", .ids(["true", "x y", "at"])),
    ("a.title", .rowOrSection(id: "a", title)),
    ("a . title", .rowOrSection(id: "a", title)),
    ("\"list\".count", .rowOrSection(id: "list", Scenario.Property("count"))),
    ("a.\"cpu cores\"", .rowOrSection(id: "a", Scenario.Property("cpu cores", isQuoted: true))),
    ("[0, -1].title", .row(.target(.path(path)), title)),
    ("[0, -1]@3.title", .row(.target(.captured(path, revision: 3)), title)),
    ("@tap.title", .row(.capture("tap"), title)),
    ("@head.rows", .section(.capture("head"), .rows)),
    ("[2].mode", .section(.target(.index(2)), .mode)),
    ("[2]@0.index", .section(.target(.captured(2, revision: 0)), .index)),
    ("row(section).title", .row(.target(.id("section")), title)),
    ("section(row).footer", .section(.target(.id("row")), .footer)),
    ("list.hazards", .list(.hazards)),
    ("view.start", .view(.start)),
  ]

  @Test func everyPropertyIsKnown() {
    #expect(Scenario.Property("title").ofRow == .title)
    #expect(Scenario.Property("title", isQuoted: true).ofRow == .field("title"))
    #expect(Scenario.Property("cpu").ofRow == .field("cpu"))
    #expect(Scenario.Property("title").ofSection == nil)
    #expect(Scenario.Property("mode").ofSection == .mode)
    #expect(Scenario.Property("mode", isQuoted: true).ofSection == nil)
  }

  @Test func anExpectationKnowsItsRevisionAndPlace() {
    guard case .expect(let revision, _) = statements("expect at 3 \"at\".exists").first?.kind else {
      Issue.record("no expectation")
      return
    }
    #expect(revision == 3)
    #expect(statements("expect at 3 \"at\".exists").first?.place == SourcePlace(line: 8, column: 13))
  }

  @Test(arguments: ["==", "!=", "<", "<=", ">", ">="])
  func comparisons(_ sign: String) throws {
    let tests = try Self.predicate("1\(sign)2").tests
    guard case .compare(_, let comparison, _) = tests[0] else {
      Issue.record("no comparison")
      return
    }
    #expect(comparison.rawValue == sign)
  }
}
