import Rowtrail
import RowtrailScenarios
import Testing

@Suite("The headless view")
struct HeadlessListViewTests {
  @Test("shows rows and headers that are items, in order")
  func window() {
    #expect(Screen(visibleCount: 4).cells == ["#asia [0, 0]@0", "kitsu [0, 1]@0", "neko [0, 2]@0", "wolf [2, 0]@0"])
    #expect(Screen(visibleCount: 4).view.rowIDs == ["kitsu", "neko", "wolf"])
  }

  @Test("shows nothing, or everything, at its extremes", arguments: [(Int.min, 0), (-1, 0), (0, 0), (6, 6), (.max, 6)])
  func extremes(visibleCount: Int, cells: Int) {
    var screen = Screen(visibleCount: visibleCount)
    #expect(screen.view.cells.count == cells)
    screen.scroll(to: .max)
    #expect(screen.view.start == (cells == 0 ? 6 : 0))
    screen.scroll(to: .min)
    #expect(screen.view.start == 0)
  }

  @Test(
    "never starts later than the last full screen",
    arguments: [(-1, 0), (0, 0), (1, 1), (3, 3), (4, 3), (Int.max, 3), (.min, 0)])
  func clamping(start: Int, clamped: Int) {
    var screen = Screen(visibleCount: 3)
    screen.scroll(to: start)
    #expect(screen.view.start == clamped)
    #expect(screen.view.cells.count == 3)
  }

  @Test("starts earlier when the list gets shorter, and does not scroll back when it grows again")
  func shrinking() {
    var screen = Screen(visibleCount: 3)
    screen.scroll(to: 3)
    screen.dispatch(.delete([.id("fox"), .id("bear")]))
    #expect(screen.view.start == 1)
    #expect(screen.view.rowIDs == ["kitsu", "neko", "wolf"])
    screen.dispatch(.undo)
    #expect(screen.view.start == 1)
    screen.dispatch(.reload([]))
    #expect(screen.view.start == 0)
    #expect(screen.view.cells.isEmpty)
  }

  @Test("a cell keeps the path that it was configured with, whatever moves")
  func keeping() {
    var screen = Screen(visibleCount: 3)
    screen.dispatch(.move([.id("kitsu")], to: .end(of: .id("asia"))))
    #expect(screen.cells == ["#asia [0, 0]@0", "neko [0, 2]@0", "kitsu [0, 1]@0"])
    #expect(screen.view.target(at: 1) == .captured(RowPath(section: 0, item: 2), revision: 0))
    screen.dispatch(.moveSection(.id("asia"), to: 2))
    #expect(screen.cells == ["wolf [1, 0]@2", "bear [1, 1]@2", "fox [1, 2]@2"])
  }

  @Test("a cell that comes into the window again is configured anew")
  func returning() {
    var screen = Screen(visibleCount: 2)
    screen.dispatch(.star(.id("fox")))
    screen.scroll(to: 1)
    #expect(screen.cells == ["kitsu [0, 1]@0", "neko [0, 2]@1"])
    screen.scroll(to: 4)
    screen.scroll(to: 0)
    #expect(screen.cells == ["#asia [0, 0]@1", "kitsu [0, 1]@1"])
  }

  @Test(
    "a cell is configured anew when what it shows changes",
    arguments: [
      (TextAction.star(.id("kitsu")), "kitsu [0, 1]@2"), (.toggleExpand(.id("kitsu")), "kitsu [0, 1]@2"),
      (.edit(.id("kitsu"), TextEdit(title: "Kitsu")), "kitsu [0, 1]@2"),
      (.edit(.id("kitsu"), TextEdit(fields: [TextItem.Field("cpu", "1")])), "kitsu [0, 1]@2"),
      (.edit(.id("kitsu"), TextEdit(title: "kitsu")), "kitsu [0, 2]@0"),
      (.batch([.toggleStar(.id("kitsu")), .toggleStar(.id("kitsu"))]), "kitsu [0, 2]@0"),
      (.star(.id("neko")), "kitsu [0, 2]@0"),
      (.editSection(.id("asia"), SectionEdit(footer: "!")), "kitsu [0, 2]@0"),
    ] as [(TextAction, String)])
  func reconfiguring(action: TextAction, cell: String) {
    let list = TextList(
      ListSection("asia", header: "Asia", headerMode: .firstItem, ["neko", "kitsu"].map { TextItem($0) }))
    var screen = Screen(visibleCount: 3, list)
    screen.dispatch(.move([.id("kitsu")], to: .start(of: .id("asia"))))
    screen.dispatch(action)
    #expect(screen.cells[1] == cell)
  }

  @Test("a header's cell is configured anew when its text changes, and only then")
  func headers() {
    var screen = Screen(visibleCount: 1)
    screen.dispatch(.editSection(.id("asia"), SectionEdit(footer: "!")))
    #expect(screen.cells == ["#asia [0, 0]@0"])
    screen.dispatch(.editSection(.id("asia"), SectionEdit(header: "ASIA")))
    #expect(screen.cells == ["#asia [0, 0]@2"])
    screen.dispatch(.editSection(.id("asia"), SectionEdit(headerMode: .supplementary)))
    #expect(screen.cells == ["kitsu [0, 0]@3"])
  }

  @Test("a row that a batch takes out and puts back keeps its cell; one that came back later does not")
  func comingBack() {
    var screen = Screen(visibleCount: 3)
    screen.dispatch(
      .batch([.swipeDelete(.id("kitsu")), .insert(ListRow(TextItem("kitsu")), at: .end(of: .id("asia")))]))
    #expect(screen.cells[2] == "kitsu [0, 1]@0")
    screen.dispatch(.swipeDelete(.id("kitsu")))
    screen.dispatch(.undo)
    #expect(screen.cells[2] == "kitsu [0, 2]@3")
  }

  @Test("where there is no cell the target is a path at which nothing stands", arguments: [-1, 3, Int.min, .max])
  func noCell(place: Int) {
    let screen = Screen(visibleCount: 3)
    #expect(screen.view.cell(at: place) == nil)
    #expect(screen.view.target(at: place) == .path(RowPath(section: -1, item: place)))
  }
}
