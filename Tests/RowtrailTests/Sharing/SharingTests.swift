import Rowtrail
import Testing

/// Tasks that share one list or timeline, and change copies of it at the same time. Worth most under the thread sanitizer.
@Suite struct SharingTests {
  private static let tasks = 6

  @Test(arguments: samples)
  func lists(type: any Sample.Type) async throws { try await lists(of: type) }

  private func lists<Item: Sample>(of type: Item.Type) async throws {
    var actions = RandomActions<Item>(seed: seed, firstRow: 120)
    let sections = actions.sections(4, rows: 120)
    let list = try Item.List(validating: sections)
    let counts = await withTaskGroup(of: Int.self) { group in
      for task in 0..<Self.tasks { group.addTask { Self.change(list, task) } }
      var counts: [Int] = []
      for await count in group { counts.append(count) }
      return counts
    }
    #expect(counts == Array(repeating: 90, count: Self.tasks))
    #expect(list.sections == sections, "nobody changed the list that they all share")
  }

  /// Stars, moves and removes rows of a copy while reading the shared one, and says how many are left.
  private static func change<Item: Sample>(_ list: Item.List, _ task: Int) -> Int {
    var copy = list
    for number in 0..<120 {
      let id = Item.id((number * 7 + task) % 120)
      guard let path = list.path(of: id), list.row(at: path)?.id == id else { return -1 }
      if number % 4 == 3 { copy.remove(id) } else { copy.toggleStar(of: id) }
      if let from = copy.rowIDs.first.flatMap({ copy.path(of: $0) }) { copy.move(from: from, to: from) }
    }
    return copy == list ? -1 : copy.rowCount
  }

  @Test func timelines() async throws {
    var actions = RandomActions<TextItem>(seed: seed, firstRow: 60)
    let sections = actions.sections(3, rows: 60)
    var start = TextTimeline(try TextList(validating: sections))
    var plain = PlainTimeline(PlainList<TextItem>(sections))
    for _ in 0..<30 {
      let action = actions.action(after: plain)
      _ = plain.dispatch(action)
      start.dispatch(action)
    }
    let common = start
    let rest = (0..<40).map { _ in actions.action(after: plain) }
    let ends = await withTaskGroup(of: TextTimeline.self) { group in
      for _ in 0..<Self.tasks {
        group.addTask {
          var timeline = common
          for (step, action) in rest.enumerated() {
            timeline.dispatch(action)
            _ = common.list(at: step % 31)?.rowIDs
          }
          return timeline
        }
      }
      var ends: [TextTimeline] = []
      for await end in group { ends.append(end) }
      return ends
    }
    for action in rest { start.dispatch(action) }
    for end in ends { #expect(end.current == start.current && end.entries == start.entries) }
    for revision in 0...30 { #expect(common.list(at: revision)?.sections == plain.lists[revision].sections) }
  }

  /// A list made in one task and dropped in another: the last holder frees what all of them shared.
  @Test func revisionsOutliveTheirMaker() async throws {
    let revisions = await Task.detached {
      var list = letters
      return ["a", "b", "c", "d", "e"].map { id in
        list.remove(id)
        return list
      }
    }.value
    await withTaskGroup(of: Void.self) { group in
      for (index, revision) in revisions.enumerated() {
        group.addTask {
          var copy = revision
          copy.insert(ListRow(TextItem("new")), at: RowPath(section: 2, item: 0))
          #expect(copy.rowCount == 5 - index && revision.rowCount == 4 - index)
        }
      }
    }
  }
}
