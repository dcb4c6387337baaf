import RowtrailScenarios
import Testing

/// Inputs of unusual size: none of them traps, recurses, or takes more than linear time and memory.
@Suite struct LimitTests {
  @Test func deepPredicates() throws {
    let depth = 10_001
    let nested = String(repeating: "(", count: depth) + "true" + String(repeating: ")", count: depth)
    #expect(try PredicateTests.answer(nested).0)
    let negated = String(repeating: "not ", count: depth) + "true"
    #expect(try PredicateTests.answer(negated).0 == (depth % 2 == 0))
    let both = String(repeating: "not (", count: depth) + "true" + String(repeating: ")", count: depth)
    #expect(try PredicateTests.answer(both).0 == (depth % 2 == 0))
    let mixed = String(repeating: "(true and ", count: depth) + "false" + String(repeating: ")", count: depth)
    #expect(try !PredicateTests.answer(mixed).0)
  }

  @Test func anUnclosedDeepPredicateIsAnError() {
    let text = "scenario \"s\"\nexpect " + String(repeating: "(", count: 100_000)
    let errors = ScenarioParser.parse(Array(text.utf8)).errors
    #expect(errors.map(\.place) == [SourcePlace(line: 2, column: 100_008)])
  }

  @Test func aMillionTokensOnALine() throws {
    let ids = Array(repeating: "a", count: 500_000)
    let tests = try PredicateTests.predicate("list.rows == [\(ids.joined(separator: ", "))]").tests
    guard case .compare(_, .equal, let right) = tests[0], case .ids(let found) = right.kind else {
      Issue.record("no comparison with a list")
      return
    }
    #expect(found.count == 500_000)
  }

  @Test func manyTestsOnALine() throws {
    let count = 20_000
    let (truth, asked) = try PredicateTests.answer(Array(repeating: "false", count: count).joined(separator: " or "))
    #expect(!truth)
    #expect(asked.last == 9 * count - 1)
  }

  @Test func manyUnknownNamesOnALineShareItsText() {
    let names = Array(repeating: "@tap", count: 20_000).joined(separator: ", ")
    let text = "scenario \"s\"\ncapture tab = a\ndelete \(names)"
    let errors = ScenarioParser.parse(Array(text.utf8)).errors
    #expect(errors.count == 20_000)
    #expect(errors.first?.message == "nothing was captured as `@tap` above this line; did you mean `@tab`?")
    #expect(errors.last?.column == 8 + 6 * 19_999)
  }

  @Test func rowsBeyondTheLimitAreNeverMade() {
    let text = """
      scenario "s"
      section s
      rows "a{n}" 1...1999999
      row b
      row c
      row d
      scenario "t"
      section s
      rows "{n}" -9223372036854775808...9223372036854775807
      rows "{n}" -9223372036854775808...9223372036854775807
      reload
      section s
      rows "{n}" 1...2000000000
      end
      scenario "u"
      section s
      rows "{n}" 1...1000000
      reload
      section s
      rows "{n}" 1...1000001
      end
      """
    let errors = ScenarioParser.parse(Array(text.utf8)).errors
    #expect(errors.map { [$0.line, $0.column] } == [[5, 5], [9, 12], [20, 12]])
    #expect(
      errors.first?.message == "the scenario has more than 2000000 rows from here on, reloads included; write fewer")
  }

  @Test func integersAtTheEndsOfInt64() {
    let text = """
      star [-9223372036854775808, 9223372036854775807]
      star [0, -9223372036854775808]@9223372036854775807
      delete-offsets s 000000000000000000000000000001
      """
    #expect(statements(text).count == 3)
  }

  @Test func messagesQuoteLittleOfALongToken() throws {
    let word = String(repeating: "é", count: 100_000)
    let text = "scenario \"s\"\nstar a \"\(word)\""
    let error = try #require(ScenarioParser.parse(Array(text.utf8)).errors.first)
    #expect(error.message.utf8.count < 200)
  }
}
