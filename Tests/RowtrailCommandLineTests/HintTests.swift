import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

/// What is told of expectations that hold whatever happens, and fails nothing.
@Suite struct HintTests {
  private static let setup = "scenario \"x\"\nsection servers\n  row kitsu\n  row neko\n"

  private static func hints(_ text: String) throws -> [String] {
    let parsed = ScenarioParser.parse(Array((setup + text).utf8))
    let scenario = try #require(parsed.scenarios.first, "\(parsed.errors.map(\.message))")
    let result = ScenarioRunner.run(scenario)
    return ScenarioHint.hints(of: scenario, result).map { "\($0.line):\($0.column): \($0.message)" }
  }

  @Test(arguments: [
    (
      "expect not kitsuu.exists",
      "5:12: `kitsuu.exists` is false all along: nothing here ever had the id kitsuu; did you mean `kitsu`?"
    ),
    (
      "expect not row(zebra).exists", "5:12: `row(zebra).exists` is false all along: nothing here ever had the id zebra"
    ),
    (
      "expect not section(server).exists",
      "5:12: `section(server).exists` is false all along: nothing here ever had the id server; did you mean `servers`?"
    ),
    ("expect not hazards == 1", "5:12: `\"hazards\" == 1` asks nothing of the list; did you mean `list.hazards == 1`?"),
    ("expect hazard != 1", "5:8: `\"hazard\" != 1` asks nothing of the list; did you mean `list.hazards != 1`?"),
    ("expect 1 != start", "5:8: `1 != \"start\"` asks nothing of the list; did you mean `1 != view.start`?"),
  ])
  func whatIsOdd(_ text: String, _ hint: String) throws {
    #expect(try Self.hints(text) == [hint])
  }

  @Test(arguments: [
    "swipe-delete kitsu\nexpect not kitsu.exists", "delete tora -> rejected unknown-row\nexpect not tora.exists",
    "insert row tora at [9, 9] -> rejected out-of-range\nexpect not tora.exists",
    "expect not tora.exists\ninsert row tora at [0, 0]", "expect not section(kitsu).exists",
    "reload\nsection t\nrow x\nend\nundo\nexpect not x.exists and not t.exists", "expect tora.exists",
    "batch\ndelete section t\nend -> rejected unknown-section\nexpect not t.exists", "expect [0, 9].exists == false",
    "expect \"one\" != two", "move kitsu to before tora -> rejected unknown-row\nexpect not tora.exists",
    "insert row x at after tora -> rejected unknown-row\nexpect not tora.exists and not x.exists",
    "insert row x at end of cats -> rejected unknown-section\nexpect not section(cats).exists and not cats.exists",
    "batch\nmove kitsu to start of cats\nend -> rejected unknown-section\nexpect not section(cats).exists",
  ])
  func whatIsNot(_ text: String) throws {
    #expect(try Self.hints(text) == [])
  }

  @Test func itIsToldAndFailsNothing() async {
    let run = await Run("replay", "-", input: Self.setup + "expect not kitsuu.exists\n")
    #expect(run.status == 0)
    #expect(
      run.messages == """
        -:5:12: note: `kitsuu.exists` is false all along: nothing here ever had the id kitsuu; did you mean `kitsu`?
             5 | expect not kitsuu.exists
               |            ^

        """)
  }

  /// Where it fails, what was meant stands with the failure.
  @Test(arguments: [
    ("expect hazards == 1", "`\"hazards\" == 1` is false; did you mean `list.hazards == 1`?"),
    (
      "expect starred == [kitsu]",
      "cannot compare a text (\"starred\") with a list of ids ([kitsu]); did you mean `list.starred == [kitsu]`?"
    ),
  ])
  func aBareWord(_ text: String, _ message: String) async {
    let run = await Run("replay", "-", input: Self.setup + text + "\n")
    #expect(run.status == 1)
    #expect(run.output.contains(message) && run.messages.isEmpty, "\(run.output)\(run.messages)")
  }
}
