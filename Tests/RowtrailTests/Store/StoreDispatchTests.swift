import Rowtrail
import Testing

@Suite("A store: dispatch")
@MainActor
struct StoreDispatchTests {
  let store = ServerStore(serverList([1, 2, 3], [4]))

  @Test("the entry, the list and the update are there when the call returns")
  func synchronous() throws {
    let entry = try store.dispatch(.move([.id(3)], to: .before(.id(1)))).get()
    #expect(entry.revision == 1 && entry.didChange && entry.row == 3)
    #expect(store.revision == 1 && store.timeline.entry(1) == entry)
    #expect(rows(of: store.list) == [[3, 1, 2], [4]])
    let update = try #require(store.update(from: 0))
    #expect(update.to == 1 && update.items.move == [ListUpdate.Move(from: at(0, 2), to: at(0, 0))])
  }

  @Test("a rejected action is recorded, and the list is as it was")
  func rejected() {
    let outcome = store.dispatch(.star(.id(9)))
    #expect(outcome == .failure(Rejection(.unknownRow, "9")) && !outcome.isAccepted)
    #expect(store.revision == 1 && store.timeline.entry(1)?.rejection?.reason == .unknownRow)
    #expect(store.update(from: 0)?.isEmpty == true)
  }

  @Test("one update covers everything that was dispatched since")
  func severalEntries() throws {
    store.dispatch(.delete([.id(1)]))
    store.dispatch(.insert(ListRow(Server.make(5)), at: .end(of: .id(1))))
    store.dispatch(.star(.id(2)))
    let update = try #require(store.update(from: 0))
    #expect(update.items == ListUpdate.Changes(delete: [at(0, 0)], insert: [at(1, 1)]))
    #expect(update.reconfigure == [at(0, 0)])
    #expect(store.update(from: store.revision)?.isEmpty == true)
    #expect(store.update(from: 4) == nil && store.update(from: -1) == nil)
  }

  @Test("undo and redo are entries of their own")
  func undoAndRedo() throws {
    store.dispatch(.delete([.id(1), .id(4)]))
    let undone = try store.undo().get()
    #expect(undone.revision == 2 && rows(of: store.list) == [[1, 2, 3], [4]])
    #expect(store.redo().isAccepted && rows(of: store.list) == [[2, 3], []])
    #expect(store.redo().reason == .nothingToRedo)
    #expect(store.undo().isAccepted && store.undo().reason == .nothingToUndo)
    #expect(store.revision == 6)
  }

  @Test("a store goes on from a history")
  func fromTimeline() {
    var timeline = Timeline(serverList([1, 2]))
    timeline.dispatch(.delete([.id(1)]))
    let store = ServerStore(timeline: timeline)
    #expect(store.revision == 1 && store.handle(at: at(0, 0), shown: 0)?.toggleStar().reason == .gone)
    #expect(store.undo().isAccepted && rows(of: store.list) == [[1, 2]])
    #expect(timeline.revision == 1, "the timeline that was handed over is a value of its own")
  }

  @Test("the timeline that is read is a copy")
  func timelineIsACopy() {
    var copy = store.timeline
    copy.dispatch(.delete([.id(1)]))
    #expect(store.revision == 0 && rows(of: store.list) == [[1, 2, 3], [4]])
  }

  @Test("a horizon that is given applies; one that the timeline has stays")
  func horizons() {
    var timeline = Timeline(serverList([1]))
    timeline.horizon = 7
    #expect(ServerStore(timeline: timeline).timeline.horizon == 7)
    #expect(ServerStore(timeline: timeline, horizon: 2).timeline.horizon == 2)
    #expect(ServerStore(serverList([1])).timeline.horizon == nil)
  }

  @Test("a refresh keeps the stars of the rows that stay, and a second one changes nothing")
  func refresh() throws {
    store.dispatch(.star(.id(2)))
    let fetched = [ListSection(0, [Server.make(2, variant: 1), Server.make(6)]), ListSection(1, [Server.make(4)])]
    let entry = try store.dispatch(.reload(fetched)).get()
    #expect(entry.didChange && store.list.row(2)?.isStarred == true && store.list.row(2)?.item.cores == 1)
    #expect(rows(of: store.list) == [[2, 6], [4]])
    #expect(try !store.dispatch(.reload(fetched)).get().didChange)
  }
}
