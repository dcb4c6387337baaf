import Rowtrail
import RowtrailScenarios
import Testing

@Suite("Expectations that fail say what was expected and what is there")
struct ExpectationFailureTests {
  @Test(
    "in whole sentences",
    arguments: [
      // found otherwise
      ("kitsu.title == \"Neko\"", "expected `kitsu.title` to be \"Neko\"; it is \"Kitsu\""),
      ("\"Neko\" == kitsu.title", "expected `kitsu.title` to be \"Neko\"; it is \"Kitsu\""),
      ("kitsu.title == neko.title", "expected `kitsu.title` to be `neko.title`, which is \"Neko\"; it is \"Kitsu\""),
      ("kitsu.title != \"Kitsu\"", "expected `kitsu.title` to be anything but \"Kitsu\"; it is \"Kitsu\""),
      ("list.count < 6", "expected `list.count` to be less than 6; it is 6"),
      ("6 < list.count", "expected `list.count` to be more than 6; it is 6"),
      ("list.count > 6", "expected `list.count` to be more than 6; it is 6"),
      ("7 <= list.count", "expected `list.count` to be at least 7; it is 6"),
      ("list.count >= 7", "expected `list.count` to be at least 7; it is 6"),
      ("5 >= list.count", "expected `list.count` to be at most 5; it is 6"),
      ("asia.rows == [neko]", "expected `asia.rows` to be [neko]; it is [kitsu, neko]"),
      ("@c.path == [0, 1]", "expected `@c.path` to be [0, 1]; it is [0, 2]"),
      ("[0, 2]@0.path == [0, 1]", "expected `[0, 2]@0.path` to be [0, 1]; it is [0, 2]"),
      ("row(europe).path == [0, 1]", "expected `row(europe).path` to be [0, 1]; it is [1, 3]"),
      ("section(asia).count == 3", "expected `section(asia).count` to be 3; it is 2"),
      ("kitsu.\"cpu cores\" == 7", "expected `kitsu.\"cpu cores\"` to be 7; it is \"007\""),
      ("1 == 2", "`1 == 2` is false"),
      ("kitsu.starred", "expected `kitsu.starred` to be true; it is false"),
      ("nobody.exists", "expected `nobody.exists` to be true; it is false"),
      ("neko.starred and kitsu.starred", "expected `kitsu.starred` to be true; it is false"),
      ("not neko.starred", "the predicate does not hold: `neko.starred` is true"),
      (
        "list.count == 5 or list.count == 7",
        "the predicate does not hold: `list.count == 5` is false (`list.count` is 6), `list.count == 7` is false "
          + "(`list.count` is 6)"
      ),
      // not there
      ("nobody.title == x", "neither a row nor a section nobody is in the list at revision 0"),
      ("not nobody.title == x", "neither a row nor a section nobody is in the list at revision 0"),
      ("row(asia).title == x", "no row asia is in the list at revision 0"),
      ("section(kitsu).header == x", "no section kitsu is in the list at revision 0"),
      ("[0, 0].title == x", "a header stands at [0, 0] in revision 0, not a row"),
      ("[4, 0]@0.title == x", "nothing stands at [4, 0]@0 in revision 0"),
      ("[7].header == x", "nothing stands at [7] in revision 0"),
      ("@failed.title == x", "@failed captured nothing, since its id was not in the list"),
      ("[0, 1]@5.exists", "there is no revision 5; the newest is 0"),
      ("not [0]@5.exists", "there is no revision 5; the newest is 0"),
      ("at 5 true == true", "there is no revision 5; the newest is 0"),
      ("at \(Int.max) not true == true", "there is no revision \(Int.max); the newest is 0"),
      // no such property
      ("kitsu.regin == ap", "row kitsu has no field regin; did you mean `region`?"),
      ("kitsu.stared", "row kitsu has no field stared; did you mean `starred`?"),
      ("kitsu.\"stared\" == a", "row kitsu has no field stared"),
      ("kitsu.\"starred\" == a", "row kitsu has no field \"starred\""),
      ("kitsu.\"cpu core\" == a", "row kitsu has no field \"cpu core\"; did you mean `\"cpu cores\"`?"),
      ("europe.count == 3", "row europe has no field count; of the section with that id it is `section(europe).count`"),
      ("asia.cuont == 3", "section asia has no property cuont; did you mean `count`?"),
      ("asia.\"count\" == 3", "section asia has no property \"count\""),
      // kinds
      (
        "kitsu.title == true",
        "cannot compare a text (\"Kitsu\") with true or false (true); the text is written \"true\", in quotes"
      ),
      (
        "false == kitsu.title",
        "cannot compare true or false (false) with a text (\"Kitsu\"); the text is written \"false\", in quotes"
      ),
      (
        "kitsu.starred == \"true\"",
        "cannot compare true or false (false) with a text (\"true\"); leave out the quotes: true"
      ),
      (
        "\"false\" != kitsu.starred",
        "cannot compare a text (\"false\") with true or false (false); leave out the quotes: false"
      ),
      (
        "kitsu.starred == yes",
        "cannot compare true or false (false) with a text (\"yes\"); compare it with true or false"
      ),
      ("kitsu.starred == kitsu.title", "cannot compare true or false (false) with a text (\"Kitsu\")"),
      ("kitsu.path == [a]", "cannot compare a path ([0, 1]) with a list of ids ([a])"),
      ("kitsu.title < 3", "cannot compare a text (\"Kitsu\") with an integer (3)"),
      ("kitsu.title < a", "`<` compares integers alone, not a text (\"Kitsu\")"),
      ("kitsu.path >= [0, 1]", "`>=` compares integers alone, not a path ([0, 1])"),
      (
        "kitsu.title",
        "`kitsu.title` standing alone must be true or false; it is a text (\"Kitsu\"), so compare it, as in `kitsu.title "
          + "== \"Kitsu\"`"
      ),
      (
        "list.count",
        "`list.count` standing alone must be true or false; it is an integer (6), so compare it, as in `list.count == 6`"
      ),
    ])
  func told(predicate: String, message: String) throws {
    let result = try replay(zones + "capture c = neko\ncapture failed = nobody\nexpect " + predicate)
    let failure = try #require(result.failures.last)
    #expect(result.failures.count == 2)
    #expect(failure.message == message)
    #expect(failure.kind == .expectation)
    #expect((failure.line, failure.revision) == (14, 0))
    let at = predicate.hasPrefix("at ") ? 4 + predicate.dropFirst(3).prefix { $0 != " " }.count : 0
    #expect(failure.column == 8 + at)
  }

  @Test(
    "in operands that can be read again",
    arguments: [
      "at", "true", "false", "not", "and", "or", "list", "view", "row", "section", "item 1", "\u{1B}", "a\"\\",
    ])
  func operandsAreReadAgain(id: String) throws {
    let quoted = ScenarioText.string(id)
    let text = "scenario \"s\"\nsection s\nrow \(quoted) \(quoted)=v\n"
    for operand in ["\(quoted).title", "row(\(quoted)).title", "\(quoted).\(quoted)"] {
      let told = try #require(try replay(text + "expect \(operand) == \"?\"").failures.first?.message)
      let written = try #require(told.split(separator: "`", maxSplits: 2).dropFirst().first)
      #expect(try replay(text + "expect \(written) == \"?\"").failures.map(\.message) == [told])
    }
    let list = try #require(try replay(text + "expect list.rows == []").failures.first?.message)
    let written = try #require(list.split(separator: "; it is ").last)
    #expect(try replay(text + "expect list.rows == \(written)").passed)
    let outcome = try replay(text + "star \(quoted) -> s").failures.first?.message
    #expect(outcome == "expected the step's row to be s; it is \(ScenarioText.id(id, at: .outcome))")
  }

  @Test("of a row that is gone, with its id")
  func gone() throws {
    let result = try replay(
      zones + "swipe-delete kitsu\ndelete section empty\nexpect [0, 1]@0.title == x\nexpect [2]@0.header == x")
    #expect(
      result.failures.map(\.told) == [
        "3:8 expectation [0, 1]@0 is kitsu, which is not in the list at revision 2",
        "4:8 expectation [2]@0 is empty, which is not in the list at revision 2",
      ])
  }

  @Test("without a view, of a view")
  func noView() throws {
    let result = try replay("scenario \"No view\"\nsection s\nexpect not view.start == 0")
    #expect(
      result.failures.map(\.message) == [
        "the scenario has no view; a `view 4` line in its setup puts one of four items on the screen"
      ])
  }

  @Test("with the two sides, where an `==` alone decided")
  func comparisons() throws {
    let predicates = [
      "asia.rows == [neko]", "[neko] == asia.rows", "list.count == 5", "kitsu.title == neko.title",
      "neko.starred and asia.rows == []", "list.count < 5", "not list.count == 6", "kitsu.starred",
    ]
    let result = try replay(zones + predicates.map { "expect \($0)" }.joined(separator: "\n"))
    let rows = ScenarioFailure.Value.ids(["kitsu", "neko"])
    #expect(
      result.failures.map(\.comparison) == [
        .init(expected: .ids(["neko"]), found: rows), .init(expected: .ids(["neko"]), found: rows),
        .init(expected: .text("5"), found: .text("6")), .init(expected: .text("\"Neko\""), found: .text("\"Kitsu\"")),
        .init(expected: .ids([]), found: rows), nil, nil, nil,
      ])
  }
}
