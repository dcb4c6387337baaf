import Rowtrail
import RowtrailScenarios
import Testing

@Suite("Invariants hold on lists that are right")
struct InvariantCheckerTests {
  static func list(rows: Int) -> TextList {
    let ids = (0..<rows).map { "n\($0)" }
    return TextList(
      ListSection("s0", header: "0", headerMode: .firstItem, ids.prefix(rows / 2).map { TextItem($0) }),
      ListSection("s1", ids.dropFirst(rows / 2).map { TextItem($0) }), ListSection("s2", header: "2", []))
  }

  @Test("over random histories, whether every row is checked or a sample", arguments: 0..<6, [0, 12, 512])
  func random(seed: Int, completeLimit: Int) {
    var timeline = TextTimeline(Self.list(rows: seed * 3))
    var checker = InvariantChecker(timeline.current, seed: UInt64(seed), completeLimit: completeLimit, sampleSize: 8)
    var actions = RandomActions(seed: UInt64(seed))
    for _ in 0..<80 {
      let before = timeline.current
      let entry = timeline.dispatch(actions.next(timeline))
      let step = InvariantStep(before: before, entry: entry, after: timeline.current)
      #expect(checker.check(step, in: timeline) == [], "seed \(seed), revision \(entry.revision): \(entry.action)")
    }
    #expect(checker.coverage.complete + checker.coverage.sampled == 80)
    #expect(completeLimit == 12 || checker.coverage.complete == (completeLimit == 0 ? 0 : 80))
  }

  @Test("a list that grows beyond the limit is sampled, and checked as a whole again once it is short")
  func limit() {
    var timeline = TextTimeline(Self.list(rows: 4))
    var checker = InvariantChecker(timeline.current, completeLimit: 8)
    let actions: [TextAction] = [
      .insert(ListRow(TextItem("x")), at: .end(of: .index(0))),
      .insert(ListRow(TextItem("y")), at: .end(of: .index(0))),
      .swipeDelete(.id("x")), .swipeDelete(.id("y")),
    ]
    var complete: [Int] = []
    for action in actions {
      let before = timeline.current
      let entry = timeline.dispatch(action)
      #expect(checker.check(InvariantStep(before: before, entry: entry, after: timeline.current), in: timeline) == [])
      complete.append(checker.coverage.complete)
    }
    #expect(complete == [1, 1, 1, 2])
  }

  @Test("an app's own rows, with integer ids")
  func integers() {
    struct Server: ListItem {
      let id: Int
      var name: String
    }
    var timeline = Timeline(ListState(ListSection(7, (0..<9).map { Server(id: $0, name: "server \($0)") })))
    var checker = InvariantChecker(timeline.current)
    let actions: [ListAction<Int, Server>] = [
      .move([.id(0)], to: .after(.id(4))), .edit(.id(3), Server(id: 3, name: "three")), .undo,
      .swipeDelete(.captured(RowPath(section: 0, item: 0), revision: 0)), .undo, .redo,
    ]
    for action in actions {
      let before = timeline.current
      let entry = timeline.dispatch(action)
      #expect(entry.isAccepted)
      #expect(checker.check(InvariantStep(before: before, entry: entry, after: timeline.current), in: timeline) == [])
    }
    #expect(checker.coverage == InvariantCoverage(complete: 6))
  }

  @Test("of a long history the previous revision is asked every time, and the first one among the others")
  func longHistory() {
    var timeline = TextTimeline(Self.list(rows: 6))
    var checker = InvariantChecker(timeline.current)
    var asked: Set<Int> = []
    for number in 0..<400 {
      let before = timeline.current
      let entry = timeline.dispatch(.move([.path(RowPath(section: 1, item: 0))], to: .end(of: .id("s1"))))
      let step = InvariantStep(before: before, entry: entry, after: timeline.current)
      var now: Set<Int> = []
      let violations = checker.check(step) { path, revision in
        now.insert(revision)
        return timeline.resolve(.captured(path, revision: revision))
      }
      #expect(violations == [])
      #expect(now.contains(number) && now.count == min(number + 1, 8))
      if number >= 200 { asked.formUnion(now) }
    }
    #expect(asked.contains(0) && asked.count > 100)
  }
}
