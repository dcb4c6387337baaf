import Observation
import Rowtrail
import Testing

@Suite("A store: observation and time travel")
@MainActor
struct StoreObservationTests {
  let store = ServerStore(serverList([1, 2, 3]))

  /// Whether `change` tells an observer of what `reading` reads.
  private func tells(_ reading: () -> Void, _ change: () -> Void) -> Bool {
    let told = Told()
    withObservationTracking(reading) { told.value = true }
    change()
    return told.value
  }

  private final class Told: @unchecked Sendable {
    var value = false
  }

  @Test("every way to read the list is observed")
  func reading() throws {
    let handle = try #require(store.handle(for: 2))
    let section = try #require(store.sectionHandle(for: 0))
    let readings: [() -> Void] = [
      { _ = store.list }, { _ = store.revision }, { _ = store.timeline }, { _ = store.visibleList },
      { _ = store.visibleRevision }, { _ = store.update(from: 0) }, { _ = store.list(shown: 0) }, { _ = handle.row },
      { _ = handle.currentPath }, { _ = section.attributes }, { _ = section.currentIndex },
    ]
    for (number, reading) in readings.enumerated() {
      #expect(tells(reading) { store.dispatch(.toggleStar(.id(1))) }, "\(number)")
      #expect(tells(reading) { store.undo() }, "\(number)")
    }
  }

  @Test("what is not read is not observed")
  func notReading() {
    #expect(!tells({ _ = store.lookedAt }) { store.dispatch(.star(.id(1))) })
    #expect(tells({ _ = store.lookedAt }) { store.look(at: 0) })
    #expect(tells({ _ = store.visibleList }) { store.look(at: nil) })
    #expect(!tells({ _ = store.list }) { store.look(at: 0) })
    #expect(!tells({ _ = store.visibleList }) { store.look(at: 99) })
    #expect(!tells({ _ = store.handle(for: 1) }) { store.dispatch(.star(.id(2))) }, "a handle is made, not watched")
  }

  @Test("a look at the past loses nothing of the present")
  func looking() throws {
    store.dispatch(.delete([.id(1)]))
    store.dispatch(.star(.id(2)))
    #expect(store.look(at: 0) && store.lookedAt == 0 && store.visibleRevision == 0)
    #expect(rows(of: store.visibleList) == [[1, 2, 3]] && rows(of: store.list) == [[2, 3]])
    let back = try #require(store.update(from: 2))
    #expect(back.to == 0 && back.items.insert == [at(0, 0)] && back.reconfigure == [at(0, 1)])

    #expect(store.handle(at: at(0, 0), shown: 0)?.toggleStar().reason == .gone, "dispatch acts on the present")
    #expect(store.handle(at: at(0, 1), shown: 0)?.toggleStar().isAccepted == true)
    #expect(store.list.row(2)?.isStarred == false && store.visibleList.row(2)?.isStarred == false)
    #expect(store.undo().isAccepted && store.list.row(2)?.isStarred == true)

    #expect(!store.look(at: 99) && !store.look(at: -1) && store.lookedAt == 0, "nothing changes then")
    #expect(store.look(at: nil) && store.visibleRevision == 5 && store.visibleList == store.list)
    #expect(store.update(from: 0)?.to == 5)
  }

  @Test("a look at the newest revision stays there while others come")
  func freezing() {
    store.look(at: 0)
    store.dispatch(.delete([.id(1)]))
    #expect(store.visibleRevision == 0 && rows(of: store.visibleList) == [[1, 2, 3]])
    #expect(store.update(from: 0)?.isEmpty == true)
  }

  @Test("where the horizon forgets the revision that is looked at, the present is shown again")
  func forgetting() {
    let store = ServerStore(serverList([1, 2]), horizon: 4)
    store.dispatch(.star(.id(1)))
    store.look(at: 1)
    for _ in 0..<12 { store.dispatch(.toggleStar(.id(2))) }
    #expect(store.lookedAt == nil && store.visibleRevision == 13)
    #expect(store.visibleList == store.list)
    #expect(store.list(shown: 1) == nil && store.update(from: 1) == nil, "a view that lags behind reloads")
  }
}
