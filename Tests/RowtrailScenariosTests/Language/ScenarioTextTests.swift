import Rowtrail
import RowtrailScenarios
import Testing

/// What is written reads as what was to be written.
@Suite struct ScenarioTextTests {
  typealias Action = ListAction<String, TextItem>

  @Test(arguments: [
    ("kitsu", "kitsu"), ("a-b_c9", "a-b_c9"), ("", "\"\""), ("42", "\"42\""), ("a-", "\"a-\""), ("a--b", "\"a--b\""),
    ("item 1", "\"item 1\""), ("é", "\"é\""), ("at", "\"at\""), ("section", "\"section\""), ("rows", "rows"),
    ("say \"hi\"\\", #""say \"hi\"\\""#), ("a\nb\tc\r\n", #""a\nb\tc\u{d}\n""#), ("\u{202E}x", #""\u{202e}x""#),
    ("\u{301}x", #""\u{301}x""#), ("x\u{301}", "\"x\u{301}\""), ("\u{A0}", #""\u{a0}""#), ("\u{85}", #""\u{85}""#),
    ("👩\u{200D}👧", "\"👩\u{200D}👧\""), ("\u{FEFF}", #""\u{feff}""#), ("\u{2028}", #""\u{2028}""#),
    ("_", "_"), ("A9", "A9"), ("-a", "\"-a\""), ("\u{1B}[31m", #""\u{1b}[31m""#), ("\u{7F}", #""\u{7f}""#),
  ])
  func ids(_ id: String, _ written: String) throws {
    #expect(ScenarioText.id(id).utf8.elementsEqual(written.utf8))
    if id.isEmpty { return }
    let file = ScenarioParser.parse(Array("scenario \(ScenarioText.string(id))\nsection s\nrow \(written)".utf8))
    #expect(file.errors.isEmpty)
    let scenario = try #require(file.scenarios.first)
    #expect(scenario.name.utf8.elementsEqual(id.utf8))
    let row = try #require(scenario.initialSections().first?.rows.first)
    #expect(row.id.utf8.elementsEqual(id.utf8))
  }

  @Test func wordsAreQuotedOnlyWhereTheyMeanSomethingElse() {
    #expect(ScenarioText.id("section", at: .declaration) == "section")
    #expect(ScenarioText.id("section", at: .target) == "\"section\"")
    #expect(ScenarioText.id("as-of", at: .target) == "\"as-of\"")
    #expect(ScenarioText.id("at", at: .target) == "at")
    #expect(ScenarioText.id("at", at: .operand) == "\"at\"")
    #expect(ScenarioText.id("rejected", at: .outcome) == "\"rejected\"")
    #expect(ScenarioText.id("rejected", at: .operand) == "rejected")
  }

  @Test func listsAreWrittenAsExpectationsReadThem() {
    #expect(ScenarioText.ids(["a", "true", "item 1", "at"]) == "[a, \"true\", \"item 1\", \"at\"]")
    #expect(ScenarioText.ids([]) == "[]")
  }

  @Test func valuesAndKeys() {
    #expect(ScenarioText.value("007") == "007")
    #expect(ScenarioText.value("-5") == "-5")
    #expect(ScenarioText.value("+5") == "\"+5\"")
    #expect(ScenarioText.value("9223372036854775808") == "\"9223372036854775808\"")
    #expect(ScenarioText.value("true") == "true")
    #expect(ScenarioText.value("") == "\"\"")
    #expect(ScenarioText.key("region") == "region")
    #expect(ScenarioText.key("title") == "\"title\"")
    #expect(ScenarioText.key("42") == "\"42\"")
  }

  @Test(arguments: StepTests.cases)
  func stepsAreReadBack(_ source: String, _ action: Action) throws {
    let lines = try ScenarioText.step(action)
    let text = lines.joined(separator: "\n")
    guard case .step(let step) = statements(text).first?.kind else {
      Issue.record("no step: \(text)")
      return
    }
    let again = step.action(row: { _ in .unknown }, section: { _ in .unknown }, cell: { _ in nil })
    #expect(shape(again) == shape(action))
    let whole = "scenario \"s\"\n" + text + "\n"
    #expect(try ScenarioFormatter.format(Array(whole.utf8)) == whole)
  }

  @Test func aSetupIsReadBack() throws {
    let rows = [
      ListRow(TextItem("a", title: "a"), isStarred: true),
      ListRow(TextItem("é", title: "e\u{301}", fields: [TextItem.Field("id", "x y"), TextItem.Field("k", "1")])),
      ListRow(TextItem("42", title: ""), isExpanded: true),
    ]
    let sections = [
      ListSection("s", rows: rows), ListSection("t", header: "T", footer: "F", headerMode: HeaderMode.none, rows: []),
      ListSection("u", headerMode: .supplementary, rows: []), ListSection("v", header: "V", rows: []),
    ]
    let lines = try ScenarioText.setup(sections)
    #expect(
      lines == [
        "section s", "  row a starred", "  row \"é\" \"e\u{301}\" \"id\"=\"x y\" k=1", "  row \"42\" \"\" expanded",
        "section t \"T\" header=none footer=F", "section u header=supplementary", "section v \"V\"",
      ])
    let text = "scenario \"s\"\n" + lines.joined(separator: "\n")
    let scenario = try #require(ScenarioParser.parse(Array(text.utf8)).scenarios.first)
    #expect(shape(scenario.initialSections()) == shape(sections))
  }

  @Test(arguments: [
    (Action.star(.id("")), ScenarioText.Unwritable.emptyID, "a scenario cannot write an empty id"),
    (.delete([]), .namesNothing, "a scenario cannot write an action that names nothing to act on"),
    (
      .deleteOffsets(in: .index(0), []), .namesNothing,
      "a scenario cannot write an action that names nothing to act on"
    ),
    (.edit(.id("a"), TextEdit()), .namesNothing, "a scenario cannot write an action that names nothing to act on"),
    (
      .editSection(.id("a"), SectionEdit()), .namesNothing,
      "a scenario cannot write an action that names nothing to act on"
    ),
    (
      .edit(.id("a"), TextEdit(fields: [TextItem.Field("", "v")])), .emptyFieldName,
      "a scenario cannot write a field without a name"
    ),
    (
      .edit(.id("a"), TextEdit(fields: [TextItem.Field("k", "v"), TextItem.Field("k", "w")])), .repeatedField("k"),
      "a scenario cannot write the field `k` twice in one line"
    ),
    (
      .edit(.id("a"), TextEdit(title: "\0")), .nul(in: "\0"), "a scenario cannot write the scalar 0 in `\0`"
    ),
    (
      .star(.captured(RowPath(section: 0, item: 0), revision: -1)), .negativeRevision(-1),
      "a scenario cannot write the revision -1; revisions count from 0"
    ),
    (
      .batch([.undo]), .invalidBatch,
      "a scenario cannot write a batch, a reload, an undo or a redo inside a batch"
    ),
  ])
  func unwritable(_ action: Action, _ reason: ScenarioText.Unwritable, _ sentence: String) {
    let error = #expect(throws: ScenarioText.Unwritable.self) { try ScenarioText.step(action) }
    #expect(error == reason)
    #expect(error?.description == sentence)
  }
}
