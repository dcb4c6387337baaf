import Rowtrail
import RowtrailScenarios
import Testing

/// Each form of a step, as it is read and as it is lowered.
@Suite struct StepTests {
  typealias Action = ListAction<String, TextItem>

  @Test(arguments: cases)
  func lowered(_ source: String, _ expected: Action) throws {
    let all = statements(source)
    #expect(all.count == 1)
    let statement = try #require(all.first)
    #expect(statement.place == SourcePlace(line: 8, column: 1))
    guard case .step(let step) = statement.kind else {
      Issue.record("no step")
      return
    }
    let action = step.action(
      row: { $0 == "tap" ? .path(RowPath(section: 0, item: 1), revision: 4) : .unknown },
      section: { $0 == "head" ? .index(2, revision: 5) : .unknown },
      cell: { $0 == 0 ? .path(RowPath(section: 3, item: 3), revision: 1) : nil })
    #expect(action == expected)
  }

  static let tap = Action.Row.captured(RowPath(section: 0, item: 1), revision: 4)
  static let head = Action.Section.captured(2, revision: 5)
  static let cell = Action.Row.captured(RowPath(section: 3, item: 3), revision: 1)
  static let nowhere = Action.Row.path(RowPath(section: -1, item: -7))
  static let path = RowPath(section: 0, item: -1)

  static let cases: [(String, Action)] = [
    ("toggle-star a", .toggleStar(.id("a"))),
    ("star \"item 1\"", .star(.id("item 1"))),
    ("unstar [0, -1]", .unstar(.path(path))),
    ("toggle-expand [0, -1]@7", .toggleExpand(.captured(path, revision: 7))),
    ("expand @tap", .expand(tap)),
    ("collapse section", .collapse(.id("section"))),
    ("swipe-delete \"e\u{301}\"", .swipeDelete(.id("e\u{301}"))),
    ("star-all", .starAll()),
    ("unstar-all s", .unstarAll(in: .id("s"))),
    ("collapse-all [1]@2 as-of 0", .collapseAll(in: .captured(1, revision: 2), asOf: 0)),
    ("star-all as-of 9", .starAll(asOf: 9)),
    ("star-all @head", .starAll(in: head)),
    ("star-all \"as-of\"", .starAll(in: .id("as-of"))),
    ("delete a, [0, -1], @tap", .delete([.id("a"), .path(path), tap])),
    ("delete-offsets s 0 -1 2", .deleteOffsets(in: .id("s"), [0, -1, 2])),
    ("move a to [0, -1]", .move([.id("a")], to: .path(path))),
    ("move a, b to before @tap", .move([.id("a"), .id("b")], to: .before(tap))),
    ("move a to after \"b\"", .move([.id("a")], to: .after(.id("b")))),
    ("move \"section\" to start of @head", .move([.id("section")], to: .start(of: head))),
    ("move a to end of [-2]", .move([.id("a")], to: .end(of: .index(-2)))),
    ("move-offsets [0] 1 2 to 0", .moveOffsets(in: .index(0), [1, 2], to: 0)),
    ("insert row n at [0, -1]", .insert(ListRow(TextItem("n")), at: .path(path))),
    (
      "insert row at \"N\" k=1 starred \"x y\"=\"z\" expanded n=007 at end of s",
      .insert(
        ListRow(
          TextItem(
            "at", title: "N",
            fields: [TextItem.Field("k", "1"), TextItem.Field("x y", "z"), TextItem.Field("n", "007")]),
          isStarred: true, isExpanded: true), at: .end(of: .id("s")))
    ),
    ("edit a \"T\"", .edit(.id("a"), TextEdit(title: "T"))),
    ("edit a k=\"\"", .edit(.id("a"), TextEdit(fields: [TextItem.Field("k", "")]))),
    ("edit a \"id\"=\"5\"", .edit(.id("a"), TextEdit(fields: [TextItem.Field("id", "5")]))),
    ("insert section t at 0", .insertSection(SectionAttributes("t"), at: 0)),
    (
      "insert section t \"\" footer=x at -1",
      .insertSection(SectionAttributes("t", header: "", footer: "x"), at: -1)
    ),
    ("delete section s", .deleteSection(.id("s"))),
    ("move section @head to 3", .moveSection(head, to: 3)),
    ("edit section s \"H\"", .editSection(.id("s"), SectionEdit(header: "H"))),
    (
      "edit section s footer=\"\" header=first-item",
      .editSection(.id("s"), SectionEdit(footer: "", headerMode: .firstItem))
    ),
    ("undo", .undo),
    ("redo", .redo),
    ("batch\nend", .batch([])),
    ("batch\nstar a\n  move @tap to [0, -1]\nend", .batch([.star(.id("a")), .move([tap], to: .path(path))])),
    ("reload\nend", .reload([])),
    (
      "reload\nsection s\nrow a starred\nrow a\nsection s \"T\"\nend",
      .reload([
        ListSection("s", rows: [ListRow(TextItem("a"), isStarred: true), ListRow(TextItem("a"))]),
        ListSection("s", header: "T", []),
      ])
    ),
    ("tap 0 star", .toggleStar(cell)),
    ("tap 0 expand", .toggleExpand(cell)),
    ("swipe 0", .swipeDelete(cell)),
    ("swipe -7", .swipeDelete(nowhere)),
  ]

  @Test func aCaptureThatFailedIsTheEmptyID() {
    #expect(CapturedRow.unknown.target == .id(""))
    #expect(CapturedSection.unknown.target == .id(""))
  }
}
