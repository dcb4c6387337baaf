import Rowtrail
import Testing

/// Verdicts other than an exception, and numbers that no list has.
struct UpdateVerdictTests {
  @Test func rightCountsAndWrongIdentities() {
    let sample = proposal([3], [2], items: .init(delete: [rowAt(0, 0)]))
    #expect(sample.verdict() == .legal)
    #expect(sample.verdict(before: [["a", "b", "c"]], after: [["b", "c"]]) == .legal)
    let verdict = sample.verdict(before: [["a", "b", "c"]], after: [["a", "b"]])
    #expect(verdict == .silent(IdentityMismatch(place: .item(rowAt(0, 0)), expected: "a", found: "b")))
    #expect(verdict.rule == .identity)
    #expect(verdict.description == "silent: at [0, 0] the view shows b where the list has a")
  }

  @Test func movesAndReloadsAreFollowed() {
    let items = ProposedUpdate.Operations(
      delete: [rowAt(0, 0)], insert: [rowAt(1, 0)], move: [moving(rowAt(0, 2), rowAt(1, 1))], reload: [rowAt(1, 0)])
    let sample = proposal([3, 1], [1, 3], items: items)
    let shown = sample.applied(to: [["a", "b", "c"], ["x"]], dataSource: [["b"], ["n", "m", "y"]])
    #expect(shown == [["b"], ["n", "m", nil]])
    #expect(sample.verdict().exception?.kind == .insertAndMove)
    let apart = proposal([3, 1], [1, 3], items: .init(delete: [rowAt(0, 0)], insert: [rowAt(1, 0)], move: items.move))
    #expect(apart.verdict(before: [["a", "b", "c"], ["x"]], after: [["b"], ["n", "c", "x"]]) == .legal)
    #expect(apart.verdict(before: [["a", "b", "c"], ["x"]], after: [["b"], ["n", "x", "c"]]).word == "silent")
  }

  @Test func idsThatDoNotFitTheCounts() {
    let sample = proposal([2], [2])
    let verdict = sample.verdict(before: [["a"]], after: [["a"]])
    #expect(verdict == .silent(IdentityMismatch(place: .item(rowAt(0, 1)), expected: nil, found: nil)))
    #expect(sample.verdict(before: [["a", "b"], []], after: [["a", "b"]]).word == "silent")
  }

  @Test func placesThatNothingFills() {
    let sample = proposal([1], [3])
    #expect(sample.applied(to: [["a"]], dataSource: [["a", "b", "c"], ["d"]]) == [["a", nil, nil], [nil]])
  }

  @Test func unsafeUpdates() {
    let twice = proposal([2], [1], items: .init(delete: [rowAt(0, 0), rowAt(0, 0)]))
    #expect(twice.verdict() == .unsafe(.duplicate(.item(rowAt(0, 0)))))
    #expect(twice.verdict().rule == .unique)
    let dropped = proposal([1, 2], [2], sections: .init(delete: [0]), items: .init(delete: [rowAt(0, 0)]))
    #expect(dropped.verdict() == .unsafe(.inReplacedSection(.item(rowAt(0, 0)))))
    #expect(dropped.verdict().rule == .replacedSections)
    let moved = proposal(
      [1, 2], [3, 1], sections: .init(move: [moving(1, 0)]), items: .init(insert: [rowAt(0, 0)]))
    #expect(moved.verdict() == .unsafe(.inMovedSection(.item(rowAt(0, 0)))))
    #expect(moved.verdict().rule == .movedSections)
  }

  @Test func aReloadedSectionMayChangeItsCount() {
    #expect(proposal([1, 2], [5, 2], sections: .init(reload: [0])).verdict() == .legal)
    #expect(proposal([1, 2], [5, 3], sections: .init(reload: [0])).verdict().exception?.kind == .itemCount)
  }

  @Test func aReloadIsPushedOnByInsertsBeforeIt() {
    // The last of three is reloaded, the first goes, one comes at the end.
    let sample = proposal([3], [3], items: .init(delete: [rowAt(0, 0)], insert: [rowAt(0, 2)], reload: [rowAt(0, 2)]))
    #expect(sample.verdict(before: [["a", "b", "c"]], after: [["b", "c", "n"]]) == .legal)
    #expect(sample.applied(to: [["a", "b", "c"]], dataSource: [["b", "c2", "n"]]) == [["b", "c2", "n"]])
  }

  @Test func wastefulUpdates() {
    let own = proposal([2], [2], items: .init(move: [moving(rowAt(0, 1), rowAt(0, 1))]))
    #expect(own.verdict() == .wasteful(.moveOntoOwnPlace(.item(rowAt(0, 1)))))
    let section = proposal([2, 1], [2, 1], sections: .init(move: [moving(1, 1)]))
    #expect(section.verdict() == .wasteful(.moveOntoOwnPlace(.section(1))))
    let needed = proposal(
      [3], [3], items: .init(delete: [rowAt(0, 0)], insert: [rowAt(0, 2)], move: [moving(rowAt(0, 1), rowAt(0, 1))]))
    #expect(needed.verdict() == .legal)
    let same = proposal([1], [1], items: .init(delete: [rowAt(0, 0)], insert: [rowAt(0, 0)]))
    #expect(same.verdict(before: [["a"]], after: [["a"]]) == .wasteful(.equalLists))
    #expect(same.verdict(before: [["a"]], after: [["b"]]) == .legal)
    #expect(proposal([1], [1], items: .init(reload: [rowAt(0, 0)])).verdict(before: [["a"]], after: [["a"]]) == .legal)
  }

  @Test func noNumberTraps() {
    let numbers = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]
    for one in numbers {
      for other in numbers {
        for counts in [[one], [other, 1], []] {
          let place = rowAt(one, other)
          let samples: [ProposedUpdate.Operations<RowPath>] = [
            .init(delete: [place]), .init(insert: [place]), .init(reload: [place, rowAt(0, other)]),
            .init(move: [moving(place, rowAt(0, 0))]), .init(move: [moving(rowAt(0, 0), place)]),
            .init(delete: [rowAt(0, 0)], insert: [place, rowAt(0, one)], reload: [rowAt(0, other)]),
          ]
          for items in samples {
            for sections: ProposedUpdate.Operations<Int> in [
              .init(), .init(delete: [one], insert: [other]), .init(move: [moving(one, other)]),
              .init(insert: [Int.min, one], reload: [other]),
            ] {
              let sample = proposal(counts, [other], sections: sections, items: items)
              _ = sample.verdict().description
              _ = sample.verdict(before: [["a"]], after: [["a"]])
              _ = sample.applied(to: [["a"]], dataSource: [["a"], ["b"]])
            }
          }
        }
      }
    }
  }

  @Test func hugeCountsAddUp() {
    let before = Int.max - 1
    #expect(proposal([before], [Int.max], items: .init(insert: [rowAt(0, before)])).verdict() == .legal)
    let over = proposal([Int.max], [Int.max], items: .init(insert: [rowAt(0, 0)]))
    #expect(over.verdict().exception?.kind == .itemCount)
  }

  @Test func aMillionRowsAreJudgedByTheirOperations() {
    let sample = proposal([1_000_000], [1_000_001], items: .init(insert: [rowAt(0, 500_000)]))
    #expect(sample.verdict() == .legal)
    let ids = [Array(0..<1_000)]
    let short = proposal([1_000], [999], items: .init(delete: [rowAt(0, 999)]))
    #expect(short.verdict(before: ids, after: [Array(0..<999)]) == .legal)
  }
}
