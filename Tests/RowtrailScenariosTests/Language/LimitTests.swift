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

  @Test(.timeLimit(.minutes(15))) func textBeyondTheLimitIsNeverMade() {
    let long = String(repeating: "x", count: 60_000)
    let half = String(repeating: "x", count: 1 << 17)
    let text = """
      scenario "title"
      section s
      rows "i-{n}" 1...1000000 "\(long){n}"
      row b
      rows "j-{n}" 1...10000 "\(long){n}"
      scenario "id"
      section s
      rows "é\(long){n}" 1...2000000
      scenario "field, faulty"
      section s
      rows "é\(long){n}" 1...2000000 title=1
      scenario "id, faulty"
      section s
      rows "é\(long){n}" 1...2000000 nonsense
      scenario "placeholders"
      section s
      rows "i-{n}" 1...2000000 f="\(String(repeating: "{n}", count: 100))"
      scenario "setup and reload"
      section s
      rows "i-{n}" 1...4000 "\(half)"
      reload
      section s
      rows "i-{n}" 1...100 "\(half)"
      end
      scenario "many short fields"
      section s
      rows "i-{n}" 1...2000000 \((1...16).map { "f\($0)=1" }.joined(separator: " "))
      scenario "enough for most"
      section s
      rows "item-{n}" 1...1999999 "Item {n}" starred region="zone-{n}" cpu=1 memory=2
      """
    let errors = ScenarioParser.parse(Array(text.utf8)).errors
    #expect(
      errors.map { "\($0.line):\($0.message.prefix(30))" } == [
        "3:the texts of the scenario's ro", "8:the texts of the scenario's ro", "11:the texts of the scenario's ro",
        "11:`title` is a row's own propert", "14:expected `starred`, `expanded`", "17:the texts of the scenario's ro",
        "23:the texts of the scenario's ro", "27:the texts of the scenario's ro",
      ])
    #expect(errors.first?.column == 14)
    #expect(
      errors.first?.message == """
        the texts of the scenario's rows take more than 512 MiB from here on, reloads included; write shorter texts or \
        fewer rows
        """)
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
