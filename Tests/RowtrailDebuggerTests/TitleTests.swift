import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

/// Rows by their titles, against reading every revision, and what a line with a title is answered.
struct TitleTests {
  private struct Key: Hashable {
    let id: String
    let title: String
  }

  @Test(arguments: 0..<12)
  func titlesAreThoseOfEveryRevision(_ seed: Int) throws {
    let timeline = try ReferenceTests.history(seed)
    var expected: [Key: [Int]] = [:]
    for revision in 0...timeline.revision {
      let list = try #require(timeline.list(at: revision))
      for id in list.rowIDs {
        expected[Key(id: id, title: list.row(id)?.item.title ?? ""), default: []].append(revision)
      }
    }
    var history = DebugHistory(timeline, branch: .recorded)
    let rows = try history.rows(DebugMeter { _ in true }) { _, _ in true }
    #expect(rows.count == expected.count)
    for row in rows {
      #expect(row.stretches.flatMap(Array.init) == expected[Key(id: row.id, title: row.title)], "\(row)")
      #expect(zip(row.stretches, row.stretches.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
    }
  }

  private let text = """
    section s
    row 104 "Night bakery"
    row 103 "Books"
    row c "Twin"
    row d "Other"
    row 7 "103"
    star 104
    edit 104 "Day bakery"
    edit d "Twin"
    delete 103
    insert row e "\\u{1b}[2J\\u{202e}" at end of s
    """

  private func answers(_ line: String) throws -> DebugReply {
    var session = DebugSession(
      try History.of(text.replacingRows(["104", "103", "7"])), name: "test")
    return session.execute(line)
  }

  @Test(arguments: [
    (
      "why \"Night bakery\".starred",
      "\"Night bakery\" was the title of row \"104\" (r0 to r1)\n\"104\".starred is true since"
    ),
    ("show \"Day bakery\"", "\"Day bakery\" is the title of row \"104\" (since r2)\n\"104\"  [0, 0] in section s\n"),
    ("trail \"Day bakery\"", "\"Day bakery\" is the title of row \"104\" (since r2)\n\"104\" \"Day bakery\" starred"),
    ("print \"Day bakery\"", "\"Day bakery\" is the title of row \"104\" (since r2)\nrevision 5 of 5"),
    ("break on \"Day bakery\"", "\"Day bakery\" is the title of row \"104\" (since r2)\nbreakpoint 1  on \"104\""),
    ("find \"Day bakery\".starred", "\"Day bakery\" is the title of row \"104\" (since r2)\nr1 of 5  star \"104\"\n"),
    ("find not Books.exists", "\"Books\" was the title of row \"103\" (r0 to r3)\nr4 of 5  delete \"103\"\n"),
    ("entries on \"Day bakery\"", "\"Day bakery\" is the title of row \"104\" (since r2)\n  r1  star \"104\"\n"),
    (
      "show Books",
      "\"Books\" was the title of row \"103\" (r0 to r3)\nerror: row \"103\" is not in the list at revision 5"
    ),
    ("show Twin", "error: \"Twin\" is the title of several rows: c, d (since r3); name one by its id\n"),
    ("find Twin.exists", "error: \"Twin\" is the title of several rows: c, d (since r3); name one by its id\n"),
    ("show \"103\"", "error: row \"103\" is not in the list at revision 5; it is at revision 3"),
    ("show bakery", "error: no revision has a row bakery; `rows bakery` looks in ids and titles\n"),
    (
      "try star \"Day bakery\"",
      "scratch branch from revision 5\nscratch r6 of 6  star \"Day bakery\" -> rejected unknown-row\n"
    ),
    ("rows BAKERY", "  \"104\" \"Night bakery\"  r0 to r1\n  \"104\" \"Day bakery\"    since r2  at [0, 0]\n"),
    ("rows \"day b\"", "  \"104\" \"Day bakery\"  since r2  at [0, 0]\n"),
    ("rows twin", "  c \"Twin\"  always    at [0, 1]\n  d \"Twin\"  since r3  at [0, 2]\n"),
    ("rows zebra", "error: no row ever had \"zebra\" in its id or title\n"),
    ("rows", "error: `rows` needs a part of an id or title, as in `rows kit`\n"),
  ])
  func aLineWithATitleIsAnswered(_ line: String, _ answer: String) throws {
    let reply = try answers(line)
    #expect(reply.text.hasPrefix(answer), "\(reply.text)")
  }

  @Test func aStepSaysWhichRowHasTheTitle() throws {
    let text = try answers("try star \"Day bakery\"").text
    #expect(text.hasSuffix("  \"Day bakery\" is the title of row \"104\"; steps name rows by their ids\n"), "\(text)")
    let instead = try answers("instead 1 star \"Night bakery\"").text
    #expect(instead.contains("  \"Night bakery\" is the title of row \"104\"; steps name rows by their ids\n"))
  }

  @Test func textsAreLookedForCharacterByCharacter() throws {
    var session = DebugSession(
      try History.of("section s\nrow a \"Caf\u{e9} au lait\"\nrow b \"CAFE\u{301}\"\nrow c \"cafes\""), name: "test")
    for text in ["caf\u{e9}", "cafe\u{301}", "CAF\u{c9}"] {
      #expect(session.execute("rows \(text)").text.split(separator: "\n").map { $0.prefix(3) } == ["  a", "  b"])
    }
    #expect(session.execute("rows cafe").text.hasPrefix("  c "))
    #expect(session.execute("rows lait").text.hasPrefix("  a "))
  }

  @Test func titlesComeOutEscaped() throws {
    let text = try answers("rows \"[2J\"").text
    #expect(text == "  e \"\\u{1b}[2J\\u{202e}\"  since r5  at [0, 4]\n" || text.contains("since r5"))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && !VisibleText.isSafe($0) })
  }
}

extension String {
  /// The text with ids that are no words in quotes.
  fileprivate func replacingRows(_ ids: [String]) -> String {
    split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: false)
        .map { ids.contains(String($0)) ? "\"\($0)\"" : String($0) }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
