import Observation
import Rowtrail
import Testing

@Suite("A store: undo of a certain entry")
@MainActor
struct StoreUndoTests {
  let store = ServerStore(serverList([1, 2, 3]))

  @Test("the newest one is taken back; once something else happened, or twice, nothing is done or recorded")
  func undo() throws {
    let entry = try store.dispatch(.swipeDelete(.id(2))).get()
    #expect(store.canUndo(entry) && store.undo(entry)?.isAccepted == true)
    #expect(rows(of: store.list) == [[1, 2, 3]] && !store.canUndo(entry))
    #expect(store.undo(entry) == nil && store.revision == 2)
    store.redo()
    #expect(store.canUndo(entry) && store.timeline.nextUndo == entry.revision)
    store.dispatch(.star(.id(1)))
    #expect(store.undo(entry) == nil && store.revision == 4)
    store.undo()
    store.dispatch(.star(.id(9)))  // refused, and star of nothing: no change
    #expect(store.undo(entry)?.isAccepted == true && rows(of: store.list) == [[1, 2, 3]])
    #expect(store.timeline.nextUndo == nil)
  }

  @Test("an entry of another store is not this one's, whatever its number")
  func otherStore() throws {
    let other = ServerStore(serverList([1, 2, 3]))
    let entry = try store.dispatch(.swipeDelete(.id(2))).get()
    let foreign = try other.dispatch(.star(.id(1))).get()
    #expect(entry.revision == foreign.revision)
    #expect(!store.canUndo(foreign) && store.undo(foreign) == nil && !other.canUndo(entry))
    #expect(store.revision == 1 && rows(of: store.list) == [[1, 3]])
    #expect(store.canUndo(entry) && other.canUndo(foreign))
  }

  @Test("observers are told when an entry can no longer be undone")
  func observed() async throws {
    let entry = try store.dispatch(.swipeDelete(.id(2))).get()
    await confirmation { told in
      withObservationTracking {
        _ = store.canUndo(entry)
      } onChange: {
        told()
      }
      store.dispatch(.star(.id(1)))
    }
  }
}
