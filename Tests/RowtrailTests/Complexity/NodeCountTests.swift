import Rowtrail
import Testing

/// What a change copies of a list that is shared, counted in tree nodes: never a matter of time.
@Suite("A change copies a few nodes, however long the list")
struct NodeCountTests {
  private static let short = list(1_000)
  private static let long = list(200_000)

  private static func list(_ count: Int) -> TextList {
    TextList(ListSection("s", (0..<count).map { TextItem("row-\($0)") }), ListSection("t", [TextItem("other")]))
  }

  /// Single changes, each with the most nodes that it may copy: at most six levels of at most five trees.
  static let changes: [(name: String, most: Int, change: @Sendable (inout TextList) -> Bool)] = [
    ("star", 6, { $0.toggleStar(of: "row-700") }),
    ("expand", 6, { $0.setExpanded(true, of: "row-700") }),
    ("edit", 13, { $0.update(TextItem("row-700", title: "New")) }),
    ("move", 26, { $0.move(from: RowPath(section: 0, item: 10), to: RowPath(section: 0, item: 900)) }),
    ("move to another section", 26, { $0.move(from: RowPath(section: 0, item: 10), to: RowPath(section: 1, item: 0)) }),
    ("insert", 34, { $0.insert(ListRow(TextItem("new")), at: RowPath(section: 0, item: 500)) }),
    ("delete", 34, { $0.remove("row-700") }),
  ]

  @Test("One change", arguments: changes.indices)
  func oneChange(_ number: Int) {
    let (name, most, change) = Self.changes[number]
    for list in [Self.short, Self.long] {
      var changed = list
      let happened = change(&changed)
      #expect(happened)
      #expect(changed.nodeCount(notIn: list) <= most, "\(name) of \(list.rowCount) rows")
      #expect(list.nodeCount(notIn: list) == 0)
    }
  }

  @Test("Bulk actions copy no more than k single ones, and no node twice")
  func bulk() {
    let list = Self.long
    let ids = (0..<100).map { "row-\($0 * 1_999)" }
    let starred = list.reduced(by: .delete(ids.map { .id($0) })).list
    #expect(starred.nodeCount(notIn: list) <= 100 * 34)
    let all = list.reduced(by: .starAll()).list
    let everything = list.nodeCount(notIn: TextList())
    #expect(all.nodeCount(notIn: list) < everything / 2)
    let same = list.reduced(by: .reload(list.sections))
    #expect(same.events.isEmpty && same.list.nodeCount(notIn: list) == 0)
  }

  @Test("A list that has lost most of its rows takes the room of those it has")
  func handlesAreGivenBack() {
    var timeline = TextTimeline(Self.list(5_000))
    timeline.dispatch(.delete((0..<4_900).map { .id("row-\($0)") }))
    #expect(timeline.current.handleCount < 1_024)
    #expect(timeline.current.rowCount == 101)
    let update = timeline.update(from: 0, to: 1)
    #expect(update?.items.delete.count == 4_900 && update?.items.move.isEmpty == true)
    timeline.dispatch(.undo)
    #expect(timeline.current == timeline.list(at: 0))
  }
}
