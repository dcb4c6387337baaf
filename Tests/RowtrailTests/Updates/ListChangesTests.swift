import Rowtrail
import Testing

@Suite("What changed between two revisions")
struct ListChangesTests {
  private func timeline() -> TextTimeline {
    TextTimeline(TextList(ListSection("s", ["a", "b", "c", "d"].map { TextItem($0) }), ListSection("t", [TextItem]())))
  }

  @Test("Rows that came, went, moved or changed, with their places in both; not those that only shifted")
  func rows() throws {
    var timeline = timeline()
    timeline.dispatch(.swipeDelete(.id("a")))
    timeline.dispatch(.star(.id("c")))
    timeline.dispatch(.insert(ListRow(TextItem("e")), at: .end(of: .id("s"))))
    timeline.dispatch(.move([.id("d")], to: .end(of: .id("t"))))
    let changes = try #require(timeline.changes(from: 0, to: 4))
    let expected: [(String, RowPath?, RowPath?, Bool)] = [
      ("c", RowPath(section: 0, item: 2), RowPath(section: 0, item: 1), true),
      ("e", nil, RowPath(section: 0, item: 2), false),
      ("d", RowPath(section: 0, item: 3), RowPath(section: 1, item: 0), false),
      ("a", RowPath(section: 0, item: 0), nil, false),
    ]
    #expect(changes.rows.map(\.id) == expected.map(\.0))
    #expect(changes.rows.map(\.before) == expected.map(\.1))
    #expect(changes.rows.map(\.after) == expected.map(\.2))
    #expect(changes.rows.map(\.contentChanged) == expected.map(\.3))
    #expect(changes.sections.isEmpty)
    let back = try #require(timeline.changes(from: 4, to: 0))
    #expect(Set(back.rows.map(\.id)) == Set(changes.rows.map(\.id)))
  }

  @Test("What was done and taken back is no change")
  func nothing() {
    var timeline = timeline()
    timeline.dispatch(.star(.id("c")))
    timeline.dispatch(.unstar(.id("c")))
    timeline.dispatch(.move([.id("a")], to: .end(of: .id("s"))))
    timeline.dispatch(.undo)
    #expect(timeline.changes(from: 0, to: 4)?.isEmpty == true)
    #expect(timeline.changes(from: 0, to: 5) == nil)
  }

  @Test("Sections that came, went, moved or changed")
  func sections() throws {
    var timeline = timeline()
    timeline.dispatch(.insertSection(SectionAttributes("u"), at: 0))
    timeline.dispatch(.editSection(.id("t"), SectionEdit(header: "T")))
    let changes = try #require(timeline.changes(from: 0, to: 2))
    #expect(changes.sections.map(\.id) == ["u", "t"])
    #expect(changes.sections.map(\.after) == [0, 2] && changes.sections.map(\.attributesChanged) == [false, true])
  }
}
