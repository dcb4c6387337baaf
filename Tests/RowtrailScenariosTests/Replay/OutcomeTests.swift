import Rowtrail
import RowtrailScenarios
import Testing

@Suite("Outcomes of steps")
struct OutcomeTests {
  @Test(
    "as expected",
    arguments: [
      "star kitsu", "star kitsu -> kitsu", "star [1, 0] -> wolf", "star [0, 1]@0 -> kitsu", "star neko -> unchanged",
      "star nobody -> rejected unknown-row", "star [0, 0] -> rejected header", "star [0, 9] -> rejected out-of-range",
      "star [0, 1]@9 -> rejected future-revision", "undo -> rejected nothing-to-undo",
      "redo -> rejected nothing-to-redo", "delete section nowhere -> rejected unknown-section",
      "move kitsu to before kitsu -> rejected invalid-destination", "move kitsu to [0, 2] -> kitsu",
      "insert row kitsu at [0, 1] -> rejected duplicate-row",
      "insert section asia at 0 -> rejected duplicate-section", "star \"true\" -> \"true\"",
      "batch\nstar kitsu\nunstar kitsu\nend -> unchanged",
      "batch\nstar kitsu\nstar nobody\nend -> rejected unknown-row",
      "reload\nend", "reload\nend -> unchanged\nundo", "tap 1 star -> kitsu", "tap 0 star -> rejected header",
      "tap 3 star -> rejected out-of-range", "swipe 2 -> neko", "swipe -1 -> rejected out-of-range",
      "star [\(Int.min), \(Int.max)] -> rejected out-of-range", "star [0, 1]@\(Int.max) -> rejected future-revision",
      "star-all [\(Int.max)] as-of 0 -> rejected out-of-range", "star-all as-of \(Int.max) -> rejected future-revision",
      "move-offsets asia \(Int.min) \(Int.max) to \(Int.max) -> rejected out-of-range",
      "move section asia to \(Int.min) -> rejected out-of-range", "tap \(Int.max) expand -> rejected out-of-range",
    ])
  func held(step: String) throws {
    let failures = try replay(zones + step).failures.map(\.told)
    #expect(failures == (step.contains("unchanged\nundo") ? [Self.changedByReload] : []))
  }

  static let changedByReload =
    "2:5 outcome expected the list to stay as it was; it changed: deleted kitsu, deleted neko, deleted wolf, and 6 more"

  @Test(
    "not as expected: where, and in which words",
    arguments: [
      (
        "star nobody",
        "1:1 outcome the step was rejected: unknown-row: nobody: no row has this id now; use the id of a row in the list"
      ),
      (
        "  star [0, 0] -> kitsu",
        "1:15 outcome the step was rejected: header: [0, 0]: the section's header stands there, not a row; its rows "
          + "start at item 1"
      ),
      ("star kitsu -> neko", "1:12 outcome expected the step's row to be neko; it is kitsu"),
      ("star kitsu -> \"item 1\"", "1:12 outcome expected the step's row to be \"item 1\"; it is kitsu"),
      ("star kitsu -> unchanged", "1:12 outcome expected the list to stay as it was; it changed: starred kitsu"),
      (
        "delete [0, 1], [1, 0] -> unchanged",
        "1:23 outcome expected the list to stay as it was; it changed: deleted kitsu, deleted wolf"
      ),
      (
        "star kitsu -> rejected gone",
        "1:12 outcome expected the step to be rejected as gone; it was accepted, on row kitsu"
      ),
      ("star-all -> rejected gone", "1:10 outcome expected the step to be rejected as gone; it was accepted"),
      (
        "undo -> rejected gone",
        "1:6 outcome expected the step to be rejected as gone; it was rejected as nothing-to-undo: no entry is left to "
          + "take back; undo is possible after a change"
      ),
      (
        "batch\n  star kitsu\n  star nobody\nend",
        "3:3 outcome the step was rejected: unknown-row: action 2 of the batch: nobody: no row has this id now; use the "
          + "id of a row in the list"
      ),
      (
        "batch\n  star nobody\nend -> unchanged",
        "3:5 outcome the step was rejected: unknown-row: action 1 of the batch: nobody: no row has this id now; use the "
          + "id of a row in the list"
      ),
      (
        "batch\nend -> rejected gone", "2:5 outcome expected the step to be rejected as gone; it was accepted"
      ),
      (
        " reload\nsection a\nrow x\nrow y\nrow x\nend",
        "1:2 outcome the step was rejected: duplicate-row: x: a row of this id is in the list already; use another "
          + "id, or edit that row"
      ),
      (
        "tap 7 star",
        "1:1 outcome the step was rejected: out-of-range: there is no cell at place 7; the view shows 3 cells, the "
          + "topmost at place 0"
      ),
      (
        "swipe -1 -> rejected gone",
        "1:10 outcome expected the step to be rejected as gone; it was rejected as out-of-range: there is no cell at "
          + "place -1; the view shows 3 cells, the topmost at place 0"
      ),
      (
        "star kitsuu",
        "1:1 outcome the step was rejected: unknown-row: kitsuu: no row has this id now; use the id of a row in the list"
          + "; did you mean `kitsu`?"
      ),
      (
        "delete section erope",
        "1:1 outcome the step was rejected: unknown-section: erope: no section has this id now; use the id of a section "
          + "in the list; did you mean `europe`?"
      ),
    ])
  func failed(step: String, told: String) throws {
    let result = try replay(zones + step)
    #expect(result.failures.map(\.told) == [told])
    #expect(result.passed == false)
    #expect(result.steps.count == 1)
  }

  @Test(
    "of a capture that failed: which, and of what",
    arguments: [
      ("star @q", "unknown-row: @q captured nothing, since no row nope was in the list then"),
      ("delete kitsu, @q", "unknown-row: @q captured nothing, since no row nope was in the list then"),
      (
        "move kitsu to end of @s",
        "unknown-section: @s captured nothing, since no section \"no where\" was in the list then"
      ),
      (
        "batch\nstar kitsu\nstar @q\nend",
        "unknown-row: action 2 of the batch: @q captured nothing, since no row nope was in the list then"
      ),
    ])
  func failedCapture(step: String, told: String) throws {
    let result = try replay(zones + "capture q = nope\ncapture s = section(\"no where\")\n" + step)
    #expect(result.failures.last?.message == "the step was rejected: \(told)")
    #expect(result.failures.count == 3)
  }

  @Test("no id is looked for in a long list, nor more than a hundred times")
  func boundedSuggestions() throws {
    let long = try replay("scenario \"s\"\nsection s\nrows \"r{n}\" 1...1001\nstar r10001")
    #expect(long.failures.first?.message.contains("did you mean") == false)
    let steps = Array(repeating: "star kitsuu", count: 102).joined(separator: "\n")
    let often = try replay(zones + steps)
    #expect(often.failures.filter { $0.message.contains("did you mean `kitsu`?") }.count == 100)
  }

  @Test("the two sides where they can be set side by side")
  func comparisons() throws {
    let result = try replay(zones + "star kitsu -> neko\nundo -> rejected gone\nredo -> rejected gone")
    #expect(
      result.failures.map(\.comparison) == [
        .init(expected: .text("neko"), found: .text("kitsu")),
        .init(expected: .text("rejected gone"), found: .text("accepted")),
        .init(expected: .text("rejected gone"), found: .text("accepted")),
      ])
  }

  @Test("what failed still counts as its revision, and the scenario goes on")
  func goesOn() throws {
    let result = try replay(zones + "star nobody\nstar kitsu\nstar [0, 1] -> unchanged\nexpect list.revision == 3")
    #expect(result.failures.count == 1)
    #expect(
      result.steps == [
        StepResult(line: 12, revision: 1, reason: .unknownRow, row: nil, changed: false),
        StepResult(line: 13, revision: 2, reason: nil, row: "kitsu", changed: true),
        StepResult(line: 14, revision: 3, reason: nil, row: "kitsu", changed: false),
      ])
    #expect(result.coverage == InvariantCoverage(complete: 3))
    #expect(result.timeline.revision == 3)
  }
}
