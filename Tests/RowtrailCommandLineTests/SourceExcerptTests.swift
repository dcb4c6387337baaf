import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

@Suite struct SourceExcerptTests {
  private func text(_ line: String, _ column: Int, number: Int = 7) -> String {
    SourceExcerpt(number: number, line: line, column: column).text(indent: 2, style: .plain)
  }

  @Test func theCaretStandsUnderThePlace() {
    #expect(text("star a", 6) == "     7 | star a\n       |      ^\n")
  }

  @Test func tabsTakeTwoColumns() {
    #expect(text("\t\tstar a", 3) == "     7 |     star a\n       |     ^\n")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(text("\"漢字\" x", 6) == "     7 | \"漢字\" x\n       |        ^\n")
  }

  @Test func escapesTakeAsManyColumnsAsTheyShow() {
    #expect(text("\u{1b}x", 2) == "     7 | \\u{1b}x\n       |       ^\n")
  }

  @Test func columnsCountScalars() {
    #expect(text("e\u{301}x", 3) == "     7 | e\u{301}x\n       |  ^\n")
  }

  @Test func aPlaceBehindTheEnd() {
    #expect(text("star", 5) == "     7 | star\n       |     ^\n")
    #expect(text("star", 99) == "     7 | star\n       |     ^\n")
    #expect(text("", 1) == "     7 |\n       | ^\n")
  }

  @Test func columnsThatNobodyShouldGive() {
    for column in [0, -1, .min, .max] { #expect(text("star", column).contains("^")) }
  }

  @Test func largeLineNumbers() {
    #expect(text("x", 1, number: 123_456) == "  123456 | x\n         | ^\n")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let line = String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500)
    let lines = text(line, 501).split(separator: "\n")
    let start = String(repeating: "a", count: 40)
    #expect(lines[0] == "     7 | …" + start + "HERE" + String(repeating: "b", count: 55) + "…")
    #expect(lines[1] == "       | " + String(repeating: " ", count: 41) + "^")
  }

  @Test func aMillionCharactersTakeNoTime() {
    let line = String(repeating: "x ", count: 500_000)
    for column in [1, 500_000, 1_000_000] {
      #expect(text(line, column).utf8.count < 400)
    }
  }

  @Test func marksThatTakeNoColumnsAreCutToo() {
    let line = String(repeating: "\u{301}", count: 100_000)
    for column in [1, 50_000, 100_000] { #expect(text(line, column).utf8.count < 2000) }
  }

  @Test func aPlaceIsAColumn() {
    let line = "漢e\u{301}\tx"
    for (offset, place) in line.unicodeScalars.indices.enumerated() {
      let excerpt = SourceExcerpt(number: 7, line: line, place: place)
      #expect(excerpt == SourceExcerpt(number: 7, line: line, column: offset + 1))
    }
  }

  @Test(arguments: ["replay", "format", "state"])
  func ofManyErrorsOfALineAFewAreShown(command: String) async {
    let names = Array(repeating: "@x", count: 22).joined(separator: ", ")
    let run = await Run(command, "-", input: "scenario \"s\"\nsection s\ndelete \(names), @y\nstar @z")
    #expect(run.status == 2)
    #expect(run.messages.split(separator: "\n").count { $0.contains("error:") } == 21)
    #expect(
      run.messages.hasSuffix(
        """
        -:3:84: error: nothing was captured as `@x` above this line
             3 | …\(String(repeating: "@x, ", count: 13))@y
               |                                          ^
               | and 3 more errors in this line
        -:4:6: error: nothing was captured as `@z` above this line
             4 | star @z
               |      ^

        """))
  }

  @Test(arguments: ["replay", "format", "state"])
  func ofManyErrorsOfAFileAHundredAreShown(command: String) async {
    let input = "scenario \"s\"\n" + String(repeating: "nonsense\n", count: 1000)
    let run = await Run(command, "-", input: input)
    #expect(run.status == 2)
    #expect(run.messages.split(separator: "\n").count { $0.contains("error:") } == 101)
    #expect(run.messages.hasSuffix("-: error: and 900 more errors; mend those above first\n"))
    let json = await Run("replay", "-", "--format", "json", input: input)
    #expect(json.output.split(separator: "\n").count { $0.contains("{\"file\"") } == 1000)
  }
}
