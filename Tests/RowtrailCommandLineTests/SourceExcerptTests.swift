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
}
