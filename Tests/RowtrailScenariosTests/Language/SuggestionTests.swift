import RowtrailScenarios
import Testing

/// What a misspelt word was probably meant to be.
@Suite struct SuggestionTests {
  @Test(arguments: [
    ("toggle-str", "toggle-star"), ("togle-stra", "toggle-star"), ("Star", "star"), ("STAR", "star"), ("sttar", "star"),
    ("srta", nil), ("rwo", "row"), ("row", "rows"), ("x", nil), ("", nil), ("undoo", "undo"), ("replay", nil),
    ("unstar-al", "unstar-all"),
  ])
  func nearest(_ word: String, _ expected: String?) {
    let words = ["star", "unstar", "toggle-star", "unstar-all", "row", "rows", "undo", "redo", "reload"]
    #expect(suggestion(for: word, among: words) == expected)
  }

  @Test func theNearestWinsThenTheFirst() {
    #expect(suggestion(for: "header-mode", among: ["header-mades", "header-modes"]) == "header-modes")
    #expect(suggestion(for: "bat", among: ["cat", "bag"]) == "cat")
  }

  @Test func aLongWordWasNotMisspelt() {
    #expect(suggestion(for: String(repeating: "a", count: 65), among: [String(repeating: "a", count: 64)]) == nil)
  }

  @Test func shortWordsNeedSomethingInCommon() {
    #expect(suggestion(for: "a", among: ["b"]) == nil)
    #expect(suggestion(for: "ab", among: ["ac"]) == "ac")
    #expect(suggestion(for: "ot", among: ["to"]) == "to")
  }

  @Test(arguments: [(1000, true), (1001, false)])
  func namesAreLookedThroughWhereTheyAreNotTooMany(count: Int, isFound: Bool) {
    let captures = (1..<count).map { "capture other\($0) = a" }.joined(separator: "\n")
    let text = "scenario \"s\"\n\(captures)\ncapture tap = a\nstar @tpa"
    let hint = isFound ? "; did you mean `@tap`?" : ""
    #expect(
      ScenarioParser.parse(text.utf8).errors.map(\.message)
        == ["nothing was captured as `@tpa` above this line" + hint])
  }
}
