import Observation
import Rowtrail
import Testing

@Suite("A store: dispatch from anywhere")
@MainActor
struct StoreReentrancyTests {
  let store = ServerStore(serverList([1, 2, 3]))

  /// Dispatches from within the next change's observer.
  private func onNextChange(_ body: @escaping @MainActor () -> Void) {
    withObservationTracking {
      _ = store.list
    } onChange: {
      MainActor.assumeIsolated { body() }
    }
  }

  @Test("an observer's dispatch acts on the list that it was told of, and gets the next revision")
  func fromAnObserver() throws {
    var inner: ServerStore.Outcome?
    onNextChange {
      #expect(rows(of: store.list) == [[3, 1, 2]])
      inner = store.dispatch(.delete([.id(1)]))
    }
    let outer = try store.dispatch(.move([.id(3)], to: .path(at(0, 0)))).get()
    #expect(outer.revision == 1)
    #expect(try inner?.get().revision == 2)
    #expect(rows(of: store.list) == [[3, 2]])
  }

  @Test("an observer that dispatches is not told of that without end")
  func once() {
    var told = 0
    onNextChange {
      told += 1
      store.dispatch(.toggleStar(.id(1)))
    }
    store.dispatch(.toggleStar(.id(2)))
    store.dispatch(.toggleStar(.id(2)))
    #expect(told == 1 && store.revision == 3)
  }

  @Test("an observer's reducer sees the list that the observed dispatch left")
  func reducerInAnObserver() {
    onNextChange { store.dispatch(.starUnstarred, by: Stars()) }
    store.dispatch(.star(.id(1)))
    #expect(store.timeline.entry(2)?.events == [.starred([2], true), .starred([3], true)])
  }

  @Test("an observer that observes again sees every change, those of other observers, too")
  func observingAgain() {
    var seen: [Int] = []
    func observe() {
      onNextChange {
        seen.append(store.revision)
        observe()
      }
    }
    observe()
    onNextChange { store.dispatch(.star(.id(3))) }
    store.dispatch(.star(.id(1)))
    store.dispatch(.star(.id(2)))
    #expect(seen.last == 3 && seen == seen.sorted() && store.revision == 3)
  }

  @Test("observers of observers: each dispatch is whole, and the revisions have no gap")
  func nested() {
    var depth = 0
    func observe() {
      onNextChange {
        guard depth < 5 else { return }
        depth += 1
        observe()
        store.dispatch(.toggleStar(.id(1)))
      }
    }
    observe()
    store.dispatch(.toggleStar(.id(2)))
    #expect(depth == 5 && store.timeline.entries.map(\.revision) == Array(1...6))
    #expect(store.list.row(1)?.isStarred == true && store.list.row(2)?.isStarred == true)
  }

  @Test("a recorder that dispatches is called for that entry, too, in order")
  func fromTheRecorder() {
    let recorder = DispatchingRecorder(store)
    store.recorder = recorder
    store.dispatch(.star(.id(1)))
    store.dispatch(.star(.id(9)))
    #expect(recorder.recorded == [1, 2, 3])
    store.recorder = nil
    store.dispatch(.star(.id(3)))
    #expect(recorder.recorded == [1, 2, 3])
  }

  @Test("a dispatch while a view performs an update: the data source answers from the shown revision")
  func duringAnUpdate() throws {
    var shown = 0
    store.dispatch(.delete([.id(1)]))
    let first = try #require(store.update(from: shown))
    // Inside performBatchUpdates: a cell's closure fires, and then the view asks for its counts.
    store.dispatch(.insert(ListRow(Server.make(7)), at: .start(of: .id(0))))
    shown = first.to
    #expect(store.list(shown: shown)?.itemCount(ofSectionAt: 0) == 2)
    #expect(store.list.itemCount(ofSectionAt: 0) == 3)
    #expect(store.handle(at: at(0, 0), shown: shown)?.toggleStar().isAccepted == true)
    #expect(store.list.row(2)?.isStarred == true, "the row on the screen, not the one that came in")
    let second = try #require(store.update(from: shown))
    #expect(second.items.insert == [at(0, 0)] && second.reconfigure == [at(0, 1)])
  }
}

/// Stars every row that has no star, an action a row.
private struct Stars: ListReducer {
  enum Action: Sendable { case starUnstarred }

  func actions(for action: Action, in list: ServerList) throws(Rejection) -> [ListAction<Int, Server>] {
    list.rowIDs.filter { list.row($0)?.isStarred == false }.map { .star(.id($0)) }
  }
}

/// Stars the second row when it is given the first entry.
@MainActor
private final class DispatchingRecorder: EntryRecorder {
  private let store: ServerStore
  var recorded: [Int] = []

  init(_ store: ServerStore) { self.store = store }

  func record(_ entry: Entry<Int, Server>) {
    recorded.append(entry.revision)
    if entry.revision == 1 { store.dispatch(.star(.id(2))) }
  }
}
