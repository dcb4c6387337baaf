import Rowtrail
import Testing

extension RandomTests {
  @Test("the same lists within any memory", arguments: samples)
  func budgets(type: any Sample.Type) throws { try budgets(of: type) }

  private func budgets<Item: Sample>(of type: Item.Type) throws {
    var actions = RandomActions<Item>(seed: seed ^ 1, firstRow: 40)
    let sections = actions.sections(4, rows: 40)
    var plain = PlainTimeline(PlainList(sections))
    let list = try Item.List(validating: sections)
    var whole = Timeline(list, memoryBudget: .max)
    var tight = [0, 10_000, 100_000, .max, -1].map { Timeline(list, memoryBudget: $0) }
    for step in 0..<150 {
      let action = actions.action(after: plain)
      _ = plain.dispatch(action)
      let entry = whole.dispatch(action)
      if step == 75 { tight[3].memoryBudget = 10_000 }
      for index in tight.indices {
        try #require(tight[index].dispatch(action) == entry, "\(repetition(of: Self.self)), step \(step)")
      }
    }
    for revision in Array(0...150).shuffled(using: &actions.random).prefix(30) {
      let expected = try #require(whole.list(at: revision))
      try #require(expected.sections == plain.lists[revision].sections, "\(repetition(of: Self.self))")
      for timeline in tight {
        try #require(timeline.list(at: revision) == expected, "\(repetition(of: Self.self)), revision \(revision)")
      }
    }
  }

  @Test("a horizon", arguments: samples, [0, 1, 7, 40])
  func horizon(type: any Sample.Type, horizon: Int) throws { try run(type, horizon: horizon) }

  private func run<Item: Sample>(_ type: Item.Type, horizon: Int) throws {
    var actions = RandomActions<Item>(seed: seed ^ 2, firstRow: 20)
    var pair = try Lockstep<Item>(actions.sections(3, rows: 20))
    pair.timeline.horizon = horizon
    do throws(Difference) {
      for _ in 0..<150 {
        try pair.dispatch(actions.action(after: pair.plain))
        let count = pair.timeline.entries.count
        try compare(count >= min(horizon, pair.timeline.revision) && count <= horizon * 5 / 4, true, "kept: \(count)")
        try compare(pair.timeline.list(at: pair.timeline.firstRevision - 1) == nil, true, "what is forgotten")
      }
      for revision in pair.timeline.firstRevision...pair.timeline.revision {
        try compare(pair.timeline.list(at: revision)?.sections, pair.plain.lists[revision].sections, "\(revision)")
      }
      try pair.undoAll()
    } catch {
      Issue.record("\(repetition(of: Self.self)): \(error)")
    }
  }
}
