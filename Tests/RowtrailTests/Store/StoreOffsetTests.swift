import Rowtrail
import Testing

@Suite("A store: offsets of the shown list")
@MainActor
struct StoreOffsetTests {
  /// What the documentation of `move(fromOffsets:toOffset:)` says, written down plainly.
  private func moved(_ ids: [Int], from offsets: [Int], to destination: Int) -> [Int] {
    let moving = offsets.map { ids[$0] }
    let before = ids[..<destination].filter { !moving.contains($0) }
    let after = ids[destination...].filter { !moving.contains($0) }
    return before + moving + after
  }

  @Test("every move of up to five rows, with and without a header that is an item", arguments: 0...5, [false, true])
  func everyMove(count: Int, header: Bool) {
    let ids = Array(0..<count)
    for subset in 0..<1 << count {
      let offsets = ids.filter { subset & 1 << $0 != 0 }
      for destination in 0...count {
        let store = ServerStore(serverList([90], ids, firstItem: header ? [1] : []))
        let outcome = store.move(fromOffsets: offsets.reversed(), toOffset: destination, in: 1, shown: 0)
        #expect(outcome.isAccepted)
        #expect(
          rows(of: store.list) == [[90], moved(ids, from: offsets, to: destination)], "\(offsets) \(destination)")
      }
    }
  }

  @Test("every delete of up to five rows", arguments: 0...5, [false, true])
  func everyDelete(count: Int, header: Bool) {
    let ids = Array(0..<count)
    for subset in 0..<1 << count {
      let offsets = ids.filter { subset & 1 << $0 != 0 }
      let store = ServerStore(serverList([90], ids, firstItem: header ? [1] : []))
      #expect(store.delete(atOffsets: offsets, in: 1, shown: 0).isAccepted)
      #expect(rows(of: store.list) == [[90], ids.filter { !offsets.contains($0) }])
    }
  }

  @Test("Apple's own examples")
  func documented() {
    let letters = Array("ABcDefgHIJKlmNO")
    for (destination, result) in [(2, "ABcefglmDHIJKNO"), (15, "ABDHIJKNOcefglm")] {
      let store = ServerStore(serverList(Array(letters.indices)))
      store.move(
        fromOffsets: letters.indices.filter { letters[$0].isLowercase }, toOffset: destination, in: 0, shown: 0)
      #expect(String(rows(of: store.list)[0].map { letters[$0] }) == result)
    }
  }

  @Test("offsets of a list that is out of date reach the rows that stood there")
  func stale() {
    let store = ServerStore(serverList([1, 2, 3, 4], [5]))
    store.dispatch(.insert(ListRow(Server.make(9)), at: .start(of: .id(0))))
    store.dispatch(.move([.id(4)], to: .start(of: .id(1))))
    #expect(store.move(fromOffsets: [0], toOffset: 3, in: 0, shown: 0).isAccepted, "before 4, which is elsewhere")
    #expect(rows(of: store.list) == [[9, 2, 3], [1, 4, 5]])
    #expect(store.delete(atOffsets: [1, 3], in: 0, shown: 0).isAccepted)
    #expect(rows(of: store.list) == [[9, 3], [1, 5]])
    #expect(store.delete(atOffsets: [2, 1], in: 0, shown: 0).reason == .gone)
    #expect(store.move(fromOffsets: [2], toOffset: 2, in: 0, shown: 0).reason == .gone, "the row behind it is gone")
    #expect(rows(of: store.list) == [[9, 3], [1, 5]], "whole or not at all")
  }

  @Test("a section that turned its header into an item, or back, keeps its offsets")
  func changedHeaderMode() {
    let store = ServerStore(serverList([1, 2, 3], firstItem: [0]))
    store.dispatch(.editSection(.id(0), SectionEdit(headerMode: .supplementary)))
    #expect(store.delete(atOffsets: [0], in: 0, shown: 0).isAccepted && rows(of: store.list) == [[2, 3]])
    #expect(store.delete(atOffsets: [0], in: 0, shown: 1).reason == .gone)
    #expect(store.move(fromOffsets: [0], toOffset: 2, in: 0, shown: 2).isAccepted)
    #expect(rows(of: store.list) == [[3, 2]])
  }

  @Test("all rows of a section: the section itself is the place")
  func allRows() {
    let store = ServerStore(serverList([1, 2], [3]))
    store.dispatch(.move([.id(2)], to: .end(of: .id(1))))
    #expect(store.move(fromOffsets: [0, 1], toOffset: 1, in: 0, shown: 0).isAccepted)
    #expect(rows(of: store.list) == [[1, 2], [3]])
    store.dispatch(.deleteSection(.id(0)))
    store.undo()
    store.dispatch(.move([.id(1), .id(2)], to: .end(of: .id(1))))
    store.dispatch(.deleteSection(.id(0)))
    #expect(store.move(fromOffsets: [0, 1], toOffset: 0, in: 0, shown: 0).reason == .gone)
  }

  @Test(
    "what the shown list does not have is refused and recorded",
    arguments: [
      ([3], 0, 0, 0, .outOfRange), ([-1], 0, 0, 0, .outOfRange), ([0, .max], 0, 0, 0, .outOfRange),
      ([0], -1, 0, 0, .outOfRange), ([0], 4, 0, 0, .outOfRange), ([0], .max, 0, 0, .outOfRange),
      ([0], 0, 7, 0, .unknownSection), ([0], 0, 0, 1, .futureRevision), ([0], 0, 0, -1, .forgottenRevision),
    ] as [([Int], Int, Int, Int, Rejection.Reason)])
  func refused(offsets: [Int], destination: Int, section: Int, shown: Int, reason: Rejection.Reason) {
    let store = ServerStore(serverList([1, 2, 3]))
    let outcome = store.move(fromOffsets: offsets, toOffset: destination, in: section, shown: shown)
    #expect(outcome.reason == reason)
    #expect(store.revision == 1 && store.timeline.entries[0].rejection?.reason == reason)
    #expect(store.timeline.entries[0].cause?.name == "move")
    if destination == 0 {
      #expect(store.delete(atOffsets: offsets, in: section, shown: min(shown, 0)).reason != nil || shown == 1)
    }
  }

  @Test("a list that has to be computed is computed as often for a thousand rows as for one")
  func computed() {
    let asked = [1, 1_000].map { count in
      let source = CountedSource(serverList(Array(0..<1_000), [2_000]))
      let store = ServerStore(timeline: Timeline(source))
      source.asked = 0
      let moved = store.move(fromOffsets: 0..<count, toOffset: 1_000, in: 0, shown: 0)
      #expect(moved.isAccepted && store.list.rowCount == 1_001)
      let asked = source.asked
      #expect(store.delete(atOffsets: 0..<count, in: 0, shown: 0).isAccepted && store.list.rowCount == 1_001 - count)
      return [asked, source.asked - asked]
    }
    #expect(asked[0] == asked[1] && asked[1].allSatisfy { $0 > 0 && $0 < 8 }, "\(asked)")
  }

  @Test("no offsets, or one twice")
  func degenerate() throws {
    let store = ServerStore(serverList([1, 2, 3]))
    #expect(try !store.delete(atOffsets: [], in: 0, shown: 0).get().didChange)
    #expect(try !store.move(fromOffsets: [], toOffset: 1, in: 0, shown: 0).get().didChange)
    #expect(store.move(fromOffsets: [2, 2], toOffset: 0, in: 0, shown: 0).isAccepted)
    #expect(rows(of: store.list) == [[3, 1, 2]])
    #expect(store.delete(atOffsets: [1, 1], in: 0, shown: store.revision).isAccepted)
    #expect(rows(of: store.list) == [[3, 2]])
  }
}
