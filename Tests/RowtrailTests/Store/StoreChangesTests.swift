import Rowtrail
import Testing

@Suite("A store: its changes", .timeLimit(.minutes(15)))
@MainActor
struct StoreChangesTests {
  let store = ServerStore(serverList([1, 2, 3]))

  /// Reads so many entries, and lets other tasks go first `pause` times before each.
  private func read(
    _ count: Int, of changes: ListChangeSequence<Int, Server>, pause: Int = 0
  ) -> Task<[Int], Never> {
    Task {
      var revisions: [Int] = []
      if count == 0 { return revisions }
      for await entry in changes {
        for _ in 0..<pause { await Task.yield() }
        revisions.append(entry.revision)
        if revisions.count == count { break }
      }
      return revisions
    }
  }

  @Test("observers at different speeds each see every entry, in order", arguments: [1, 2, 7])
  func severalObservers(burst: Int) async {
    let readers = [0, 1, 3, 10].map { read(60, of: store.changes, pause: $0) }
    while store.revision < 60 {
      for _ in 0..<burst { store.dispatch(.toggleStar(.id(store.revision % 4))) }
      await Task.yield()
    }
    for reader in readers { #expect(await reader.value == Array(1...60)) }
  }

  @Test("an observer of another task sees every entry, rejected ones, too")
  func otherTask() async {
    let changes = store.changes
    let reader = Task.detached {
      var reasons: [Rejection.Reason?] = []
      for await entry in changes {
        reasons.append(entry.rejection?.reason)
        if reasons.count == 3 { break }
      }
      return reasons
    }
    store.dispatch(.star(.id(1)))
    await Task.yield()
    store.dispatch(.star(.id(9)))
    store.undo()
    #expect(await reader.value == [nil, .unknownRow, nil])
  }

  @Test("the sequence begins where it is made, and can be read twice")
  func start() async {
    store.dispatch(.star(.id(1)))
    let changes = store.changes
    store.dispatch(.star(.id(2)))
    store.dispatch(.star(.id(3)))
    #expect(await read(2, of: changes).value == [2, 3])
    #expect(await read(2, of: changes).value == [2, 3])
    #expect(await read(3, of: store.changes(after: 0)).value == [1, 2, 3])
    #expect(await read(3, of: store.changes(after: .min)).value == [1, 2, 3])
  }

  @Test("a revision that is not reached yet is waited for")
  func future() async {
    let reader = read(1, of: store.changes(after: 3))
    for _ in 0..<5 {
      await Task.yield()
      store.dispatch(.toggleStar(.id(1)))
    }
    #expect(await reader.value == [4])
    let never = read(1, of: store.changes(after: .max))
    await Task.yield()
    store.dispatch(.toggleStar(.id(1)))
    never.cancel()
    #expect(await never.value == [])
  }

  @Test("a cancelled observer ends, whether it waits, is about to or never has", arguments: 0..<6)
  func cancellation(yields: Int) async {
    let reader = read(10, of: store.changes)
    let other = read(1, of: store.changes)
    for _ in 0..<yields { await Task.yield() }
    reader.cancel()
    #expect(await reader.value == [])
    store.dispatch(.star(.id(1)))
    #expect(await other.value == [1], "the others go on")
  }

  @Test("many observers, cancelled from other threads while entries come")
  func cancellationUnderLoad() async {
    let changes = store.changes
    let readers = (0..<50).map { _ in
      Task.detached {
        var last = 0
        for await entry in changes {
          guard entry.revision == last + 1 else { return false }
          last = entry.revision
        }
        return true
      }
    }
    let canceller = Task.detached { for reader in readers { reader.cancel(); await Task.yield() } }
    for _ in 0..<100 {
      store.dispatch(.toggleStar(.id(1)))
      await Task.yield()
    }
    await canceller.value
    for reader in readers { #expect(await reader.value) }
  }

  @Test("where the horizon forgot entries, an observer goes on at the first that is kept")
  func horizon() async throws {
    let store = ServerStore(serverList([1]), horizon: 4)
    let changes = store.changes
    for _ in 0..<20 { store.dispatch(.toggleStar(.id(1))) }
    let first = store.timeline.firstRevision + 1
    #expect(first > 10)
    #expect(await read(20 - first + 1, of: changes).value == Array(first...20))
  }

  @Test("an entry that an observer dispatches comes to it, too, after the one it answers")
  func observerDispatches() async {
    let changes = store.changes
    let reader = Task {
      var revisions: [Int] = []
      for await entry in changes {
        revisions.append(entry.revision)
        if revisions.count < 5 { store.dispatch(.toggleStar(.id(1))) } else { break }
      }
      return revisions
    }
    store.dispatch(.star(.id(2)))
    #expect(await reader.value == [1, 2, 3, 4, 5])
  }
}
