import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

/// What is said of a line that was typed wrongly: what is wrong, and what was probably meant.
struct MessageTests {
  private static let text = """
    section s
    row a
    row b
    row "👩‍💻" "Dev"
    star a
    star b
    """

  @Test(arguments: [
    ("clear x", "error: `x` is no number of a breakpoint; there is 1\n"),
    ("clear a", "error: `a` is no number of a breakpoint; did you mean `clear 1`?\n"),
    ("clear 7", "error: there is no breakpoint 7; there is 1\n"),
    ("clear 99999999999999999999", "error: there is no breakpoint 99999999999999999999; there is 1\n"),
    (
      "try redo; undo",
      "error: several steps on a line are a batch, and `redo` cannot stand in one; type them one by one: `try redo`, then "
        + "`try undo`\n"
    ),
    (
      "instead 2 star a; undo",
      "error: several steps on a line are a batch, and `undo` cannot stand in one; give `instead` one step, and add the "
        + "others with `try`\n"
    ),
    (
      "try star a; tap 0 star",
      "error: `tap` needs a view, which a history does not have; name the row, as in `star kitsu`\n"
    ),
    ("try ;", "error: `try` needs a step, as in `try swipe-delete kitsu`\n"),
    ("entries 99999999999999999999", "error: there is no entry 99999999999999999999; the entries are 1 to 2\n"),
    ("entries 99999999999999999999..", "error: there is no entry 99999999999999999999; the entries are 1 to 2\n"),
    ("entries ..-99999999999999999999", "error: there is no entry -99999999999999999999; the entries are 1 to 2\n"),
    ("entry 99999999999999999999", "error: there is no entry 99999999999999999999; the entries are 1 to 2\n"),
    ("e", "error: `e` can be `entry`, `entries` (`entri`)\n"),
    ("b", "error: `b` can be `back` (`ba`), `break`, `breakpoints` (`breakp`)\n"),
    ("rows \"\"", "error: `rows` needs a part of an id or title, as in `rows kit`\n"),
    (
      "rows \"\\q\"",
      """
      error: unknown escape `q`; expected `\\"`, `\\\\`, `\\n`, `\\t` or `\\u{HEX}`
        rows "\\q"
              ^

      """
    ),
    (
      "rows 💻",
      "no id or title has the character \"💻\"; as a part of another character:\n"
        + "  \"👩\\u{200d}💻\" \"Dev\"  always  at [0, 2]\n"
    ),
  ])
  func aLineThatIsWrong(_ line: String, _ answer: String) throws {
    var session = DebugSession(try History.of(Self.text), name: "test")
    _ = session.execute("break on a")
    #expect(session.execute(line).text == answer)
  }

  @Test(arguments: ["unstar a;", " ; unstar a", "unstar a ;; # and no more;"])
  func aMarkThatPartsNoSteps(_ step: String) throws {
    var session = DebugSession(try History.of(Self.text), name: "test")
    #expect(
      session.execute("try \(step)").text
        == "scratch branch from revision 2\nscratch r3 of 3  unstar a\n  unstarred a\n")
    _ = session.execute("switch")
    #expect(session.execute("instead 2 \(step)").text.hasPrefix("scratch branch instead of entry 2\n  r2  unstar a\n"))
  }

  private static let names = (0..<12).map { "r\($0)" }

  /// Of what is the same on both sides of a divergence nothing is said.
  @Test(arguments: [
    ("star a", "expand a", "undo", "unstarred a; now collapsed a"),
    ("batch; star a; star b; end", "batch; star a; expand b; end", "undo", "unstarred b; now collapsed b"),
    ("batch; star a; star b; end", "star a", "undo", "unstarred b as well; not now"),
    ("star a", "batch; star b; star a; end", "undo", "now unstarred b as well"),
    ("star r11", "unstar b", "star-all", "now starred r11 as well"),
    ("star b", "star r11", "star-all", "starred r11; not now; now starred b as well"),
    (
      "edit a \"\(String(repeating: "x", count: 99))y\"", "edit a \"\(String(repeating: "x", count: 99))z\"",
      "undo; redo",
      "edited a: title \"…xxxxxxxxy\"; now \"…xxxxxxxxz\""
    ),
    ("edit a k=1", "edit a k=2 l=3", "undo; redo", "edited a: k \"1\"; now \"2\"; l as it was; now \"3\""),
  ])
  func aDivergenceSaysWhatDiffers(_ was: String, _ now: String, _ later: String, _ words: String) throws {
    let rows = (["a", "b"] + Self.names).map { "row \($0)" }.joined(separator: "\n")
    let steps = [was, later].map { $0.replacing("; ", with: "\n") }.joined(separator: "\n")
    var session = DebugSession(try History.of("section s\n\(rows)\n\(steps)"), name: "test")
    let text = session.execute("instead 1 \(now)").text
    #expect(text.contains("\n    \(words)\n"), "\(text)")
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var (result, rest) = ("", self[...])
    while let character = rest.first {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
