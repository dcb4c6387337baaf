import Rowtrail
import RowtrailScenarios
import Testing

/// What is read besides steps: setups, captures, scrolls, outcomes, blocks with their places.
@Suite struct StatementTests {
  @Test func aSetupHasDefaults() throws {
    let text = """
      scenario "é"  # a comment
        view 0
      section a
        row x
        row "y z" "" k = v expanded
      section b "B" footer = 5
      section c "" header=first-item
      scenario "é"
      """
    let file = ScenarioParser.parse(Array(text.utf8))
    #expect(file.errors.isEmpty)
    #expect(file.scenarios.map(\.name) == ["é", "é"])
    #expect(file.scenarios.map(\.line) == [1, 8])
    let scenario = try #require(file.scenarios.first)
    #expect(scenario.view == 0)
    #expect(scenario.rowCount == 2)
    let y = ListRow(TextItem("y z", title: "", fields: [TextItem.Field("k", "v")]), isExpanded: true)
    #expect(
      scenario.initialSections() == [
        ListSection("a", rows: [ListRow(TextItem("x", title: "x")), y]),
        ListSection("b", header: "B", footer: "5", headerMode: .supplementary, []),
        ListSection("c", header: "", headerMode: .firstItem, []),
      ])
  }

  @Test func aRowsLineExpandsWithoutBeingWrittenOut() throws {
    let text = """
      scenario "s"
      section a
        rows "{n}-{n}" -1...1 "Item {n}" starred region="zone-{n}" "{n}"="x" cpu=8
        rows "x{n}" 1...20000
      """
    let file = ScenarioParser.parse(Array(text.utf8))
    #expect(file.errors.isEmpty)
    let section = try #require(file.scenarios.first?.sections.first)
    #expect(section.rows.count == 2)
    #expect(section.rowCount == 20_003)
    let rows = section.expanded().rows
    let fields = [TextItem.Field("region", "zone--1"), TextItem.Field("{n}", "x"), TextItem.Field("cpu", "8")]
    #expect(rows[0] == ListRow(TextItem("-1--1", title: "Item -1", fields: fields), isStarred: true))
    #expect(rows[3] == ListRow(TextItem("x1", title: "x1")))
    #expect(rows[20_002].id == "x20000")
  }

  @Test func escapesAreRead() throws {
    let text = #"scenario "\"\\\n\t\u{41}\u{0000e9}\u{1F98A}é""#
    let scenario = try #require(ScenarioParser.parse(Array(text.utf8)).scenarios.first)
    #expect(scenario.name == "\"\\\n\tA\u{E9}\u{1F98A}é")
  }

  @Test(arguments: [
    ("capture c = a", Scenario.CaptureSubject.row(id: "a")),
    ("capture c = section", .row(id: "section")),
    ("capture c = \"[0]\"", .row(id: "[0]")),
    ("capture c = [0, -1]", .path(RowPath(section: 0, item: -1))),
    ("capture c = section(\"x\")", .section(id: "x")),
    ("capture c = section ( x )", .section(id: "x")),
    ("capture c = [7]", .index(7)),
  ])
  func captures(_ source: String, _ subject: Scenario.CaptureSubject) {
    let kind = Scenario.Statement.Kind.capture(name: "c", subject)
    #expect(statements(source) == [.init(kind, at: SourcePlace(line: 8, column: 13))])
  }

  @Test func aNameMayBeCapturedAgainAsSomethingElse() {
    #expect(statements("star @tap\ncapture tap = [0]\nstar-all @tap\ncapture tap = b\nstar @tap").count == 5)
  }

  @Test func scrolls() {
    #expect(statements("  scroll -5") == [.init(.scroll(to: -5), at: SourcePlace(line: 8, column: 3))])
  }

  @Test(arguments: [
    ("star a -> a", Scenario.Step.Outcome.Expected.row(id: "a")),
    ("star a -> \"rejected\"", .row(id: "rejected")),
    ("move a to [0, 0] -> end", .row(id: "end")),
    ("tap 0 star -> a", .row(id: "a")),
    ("star-all as-of 0 -> unchanged", .unchanged),
    ("undo -> rejected nothing-to-undo", .rejected(.nothingToUndo)),
    ("batch\nend -> rejected gone", .rejected(.gone)),
    ("reload\nend -> unchanged", .unchanged),
  ])
  func outcomes(_ source: String, _ expected: Scenario.Step.Outcome.Expected) {
    guard case .step(let step) = statements(source).first?.kind else {
      Issue.record("no step")
      return
    }
    #expect(step.outcome?.expected == expected)
    let lines = source.split(separator: "\n")
    let before = lines.last?.prefix { $0 != ">" }.count ?? 0
    #expect(step.outcome?.place == SourcePlace(line: lines.count + 7, column: before))
  }

  @Test func aBlockHasItsFirstLinesPlace() throws {
    let all = statements("  batch\n    star a\n\n     undo-all\nend")
    #expect(all.isEmpty)
    let statement = try #require(statements("  batch\n    star a\n\n     star b\n end  -> unchanged").first)
    #expect(statement.place == SourcePlace(line: 8, column: 3))
    guard case .step(let step) = statement.kind, case .batch(let steps) = step.command else {
      Issue.record("no batch")
      return
    }
    #expect(steps.map(\.place) == [SourcePlace(line: 9, column: 5), SourcePlace(line: 11, column: 6)])
    #expect(step.outcome?.place == SourcePlace(line: 12, column: 7))
  }
}
