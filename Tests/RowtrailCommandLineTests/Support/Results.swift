import Rowtrail
import RowtrailScenarios

@testable import RowtrailCommandLine

/// Results that no runner made, for tests of how results are written.
enum Results {
  static let hazards = [
    RevisionHazard(
      revision: 2,
      hazard: Hazard(captured: 0, meant: .row("kitsu", at: RowPath(section: 0, item: 0)), found: .row("neko"))),
    RevisionHazard(
      revision: 2, hazard: Hazard(captured: 1, meant: .row("a b", at: RowPath(section: 2, item: 1)), found: .header)),
    RevisionHazard(revision: 3, hazard: Hazard(captured: 0, meant: .section("s", at: 4), found: .section("t"))),
    RevisionHazard(revision: 3, hazard: Hazard(captured: 2, meant: .section("s", at: 1), found: .nothing)),
  ]

  static let steps = [
    StepResult(line: 2, revision: 1, reason: nil, row: "kitsu", changed: true),
    StepResult(line: 3, revision: 2, reason: .gone, row: nil, changed: false),
    StepResult(line: 10, revision: 3, reason: nil, row: "a\u{1b}b", changed: false),
  ]

  static let failures = [
    ScenarioFailure(
      kind: .expectation, line: 2, column: 8, revision: 3, message: "`list.rows` is [b, a, d]",
      comparison: .init(expected: .ids(["a", "b", "c"]), found: .ids(["b", "a", "d"]))),
    ScenarioFailure(
      kind: .outcome, line: 3, column: 1, revision: 3, message: "rejected \u{1b}]0;x\u{7} <&>\"",
      comparison: .init(expected: .text("accepted"), found: .text("gone"))),
    ScenarioFailure(kind: .history, line: 4, column: 1, revision: 3, message: "the lists differ"),
  ]

  static let source = "\u{feff}scenario \"x\"\n\texpect 漢 list.rows == [a, b, c]\r\nstar a\nbatch"

  static let list = TextList(
    ListSection(
      attributes: SectionAttributes("s", header: "Head", footer: "Foot\u{202e}", headerMode: .firstItem),
      rows: [
        ListRow(
          TextItem(
            "kitsu", title: "Kitsu \"K\" \u{1f98a}",
            fields: [TextItem.Field("z", "1\n"), TextItem.Field("a", "\u{e0001}")]),
          isStarred: true),
        ListRow(TextItem("漢字"), isExpanded: true),
      ]),
    ListSection("empty", rows: []))

  static func result(passes: Bool, hazards: Bool = false, name: String = "A name", sampled: Int = 0) -> ScenarioResult {
    ScenarioResult(
      name: name, line: 1, steps: steps, failures: passes ? [] : failures, timeline: TextTimeline(list),
      hazards: hazards ? Self.hazards : [], coverage: InvariantCoverage(complete: 3 - sampled, sampled: sampled))
  }

  /// What a format makes of results, with files named `a.scenario`.
  static func written(_ format: some ReplayFormat, _ results: [ScenarioResult], problems: [InputProblem] = []) -> String
  {
    var format = format
    var file = ReplayedFile(path: RawPath("a.scenario"))
    var source = SourceFile(path: file.path, bytes: Array(Self.source.utf8))
    let seconds = Seconds(.microseconds(4213))
    for result in results {
      file.totals.count(result)
      file.scenarios.append(format.scenario(result, seconds: seconds, in: &source))
    }
    for problem in problems {
      file.problems.append(format.problem(problem, in: file.path))
      file.messages += format.message(problem, in: file.path)
    }
    file.totals.files = 1
    file.totals.unreadableFiles = problems.isEmpty ? 0 : 1
    let status: ExitStatus =
      !problems.isEmpty ? .unreadableInput : file.totals.failed > 0 ? .negative : .success
    let middle = format.add(file)
    let bytes =
      Array(format.head.utf8) + file.messages + middle + format.foot(file.totals, status: status, seconds: seconds)
    return String(decoding: bytes, as: UTF8.self)
  }

  static let problems: [InputProblem] = [
    .malformed(
      line: 3, column: 5, message: "expected \u{7}<b>",
      excerpt: SourceExcerpt(number: 3, line: "row \u{1b}x", column: 5)),
    .file(.system(SystemError(code: 2))),
  ]
}
