import Rowtrail
import Testing

/// Long random sequences, against the reference. A failure prints its seed and the command that repeats it.
@Suite struct RandomTests {
  /// How large a list, and how many steps.
  struct Size: Sendable, CustomStringConvertible {
    var sections: Int
    var rows: Int
    var steps: Int

    var description: String { "\(sections) sections, \(rows) rows, \(steps) steps" }
  }

  static let sizes = [
    Size(sections: 2, rows: 5, steps: 250), Size(sections: 4, rows: 40, steps: 120),
    Size(sections: 5, rows: 280, steps: 50),
  ]

  @Test("every step, every revision, and all the way back", arguments: samples, sizes)
  func steps(type: any Sample.Type, size: Size) throws {
    for round in 0..<effort { try run(type, size, round) }
  }

  private func run<Item: Sample>(_ type: Item.Type, _ size: Size, _ round: Int) throws {
    var actions = RandomActions<Item>(seed: seed &+ UInt64(round), firstRow: size.rows)
    var pair = try Lockstep<Item>(actions.sections(size.sections, rows: size.rows))
    var kept = [pair.timeline.current]
    do throws(Difference) {
      for step in 0..<size.steps {
        try pair.dispatch(actions.action(after: pair.plain))
        kept.append(pair.timeline.current)
        if step % 40 == 0 && size.rows < 100 { try pair.compareQueries() }
      }
      try pair.compareRevisions(kept)
      try pair.undoAll()
      try compare(pair.timeline.current, kept[0], "the list after every undo")
    } catch {
      Issue.record("\(repetition(of: Self.self)): \(error)")
    }
  }
}
