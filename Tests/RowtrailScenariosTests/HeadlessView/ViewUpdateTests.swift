import Rowtrail
import RowtrailScenarios
import Testing

@Suite("The headless view takes updates as UIKit does")
struct ViewUpdateTests {
  typealias View = HeadlessListView<String, TextItem>

  static let before = TextList(ListSection("s", ["a", "b", "c", "d"].map { TextItem($0) }), ListSection("t", []))
  static let after = TextList(ListSection("s", ["a", "c", "d"].map { TextItem($0) }), ListSection("t", []))

  @Test("what UIKit throws for is refused, and the view is as it was", arguments: ProposedUpdate.ViewKind.allCases)
  func throwing(kind: ProposedUpdate.ViewKind) throws {
    var view = View(visibleCount: 3, showing: Self.before, kind: kind)
    let missing = ListUpdate(from: 0, to: 1)
    let word = kind == .table ? "rows" : "items"
    let verdict = #expect(throws: UpdateVerdict.self) { try view.apply(missing, showing: Self.after) }
    #expect(try #require(verdict).exception?.message.hasPrefix("Invalid update: invalid number of \(word)") == true)
    #expect(view.rowIDs == ["a", "b", "c"])
    #expect(view.revision == 0)
    let right = ListUpdate(from: 0, to: 1, items: .init(delete: [RowPath(section: 0, item: 1)]))
    try view.apply(right, showing: Self.after)
    #expect(view.rowIDs == ["a", "c", "d"])
    #expect(view.itemCount == 3)
    #expect(view.itemCount(ofSectionAt: 0) == 3)
    #expect(view.sectionCount == 2)
    #expect(view.mismatch == nil)
  }

  @Test("what some systems do not take is refused")
  func unsafe() {
    var view = View(visibleCount: 3, showing: Self.before)
    let update = ListUpdate(
      from: 0, to: 1, sections: .init(move: [.init(from: 0, to: 0)]),
      items: .init(delete: [RowPath(section: 0, item: 1)]))
    #expect(throws: UpdateVerdict.unsafe(.inMovedSection(.item(RowPath(section: 0, item: 1))))) {
      try view.apply(update, showing: Self.after)
    }
  }

  @Test("wrong identities are taken, and the wrong rows stay on the screen")
  func silent() throws {
    var view = View(visibleCount: 3, showing: Self.before)
    try view.apply(
      ListUpdate(from: 0, to: 1, items: .init(delete: [RowPath(section: 0, item: 2)])), showing: Self.after)
    #expect(view.rowIDs == ["a", "b", "d"])
    #expect(view.mismatch == IdentityMismatch(place: .item(RowPath(section: 0, item: 1)), expected: "c", found: "b"))
    view.scroll(to: 0)
    #expect(view.rowIDs == ["a", "b", "d"])
    var later = Self.after
    later.insert(ListRow(TextItem("e")), at: RowPath(section: 0, item: 0))
    try view.apply(
      ListUpdate(from: 1, to: 2, items: .init(insert: [RowPath(section: 0, item: 0)])), showing: later)
    #expect(view.rowIDs == ["e", "a", "b"])
    #expect(view.content(at: RowPath(section: 0, item: 2)) == .row("b"))
    #expect(view.content(at: RowPath(section: 0, item: 4)) == nil)
    #expect(view.mismatch?.found == "b")
    view.reload(showing: later, revision: 2)
    #expect(view.rowIDs == ["e", "a", "c"])
    #expect(view.mismatch == nil)
  }

  @Test("a change that no update tells of is noticed, in a long list too", arguments: [10, 2_000])
  func untold(rows: Int) throws {
    let list = TextList(ListSection("s", (0..<rows).map { TextItem("r\($0)") }))
    var other = list
    other.move(from: RowPath(section: 0, item: 5), to: RowPath(section: 0, item: 2))
    var view = View(visibleCount: 2, showing: list)
    try view.apply(ListUpdate(from: 0, to: 1), showing: other)
    #expect(view.mismatch == IdentityMismatch(place: .item(RowPath(section: 0, item: 2)), expected: "r5", found: "r2"))
  }

  @Test("over random histories the cells are those of the rules, whatever the plan replaced", arguments: 0..<12)
  func random(seed: Int) throws {
    var screen = Screen(visibleCount: seed % 5 + 2, InvariantCheckerTests.list(rows: seed % 2 == 0 ? 12 : 700))
    var window = PlainWindow(visibleCount: seed % 5 + 2, screen.timeline.current)
    var actions = RandomActions(seed: UInt64(seed))
    for step in 0..<60 {
      let before = screen.timeline.current
      screen.dispatch(actions.next(screen.timeline))
      window.show(screen.timeline.current, revision: screen.timeline.revision, before: before)
      if step % 5 == 0 {
        let start = Int.random(in: 0..<20, using: &actions.random)
        screen.scroll(to: start)
        window.scroll(to: start, screen.timeline.current, revision: screen.timeline.revision)
      }
      try #require(screen.view.cells == window.cells, "seed \(seed), step \(step)")
      try #require(screen.view.start == window.start)
      try #require(screen.view.itemCount == screen.timeline.current.itemCounts.reduce(0, +))
    }
  }
}
