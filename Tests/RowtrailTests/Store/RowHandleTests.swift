import Rowtrail
import Testing

@Suite("A store: handles of rows")
@MainActor
struct RowHandleTests {
  typealias Handle = RowHandle<Int, Server>

  let store = ServerStore(serverList([1, 2, 3], [4], firstItem: [1]))

  @Test("a handle is made where a row stands in the shown revision, and nowhere else")
  func making() {
    store.dispatch(.move([.id(3)], to: .path(at(0, 0))))
    #expect(store.handle(at: at(0, 0), shown: 0)?.id == 1 && store.handle(at: at(0, 0), shown: 1)?.id == 3)
    #expect(store.handle(at: at(1, 0), shown: 1) == nil, "a header")
    #expect(store.handle(at: at(1, 1), shown: 1)?.id == 4)
    for path in [at(0, 3), at(2, 0), at(-1, 0), at(.max, .min)] { #expect(store.handle(at: path, shown: 1) == nil) }
    for shown in [-1, 2, .max, .min] { #expect(store.handle(at: at(0, 0), shown: shown) == nil) }
  }

  @Test("a handle from an id stands where the row is in the revision that is asked for")
  func makingFromAnID() {
    store.dispatch(.move([.id(3)], to: .path(at(0, 0))))
    store.dispatch(.delete([.id(1)]))
    #expect(store.handle(for: 3)?.path == at(0, 0) && store.handle(for: 3)?.revision == 2)
    #expect(store.handle(for: 3, shown: 0)?.path == at(0, 2))
    #expect(store.handle(for: 1) == nil && store.handle(for: 9) == nil && store.handle(for: 1, shown: 7) == nil)
    let lagging = store.handle(for: 1, shown: 1)
    #expect(lagging?.toggleStar().reason == .gone)
    store.undo()
    #expect(lagging?.toggleStar().isAccepted == true, "a cell that was never configured anew works again")
  }

  private struct Call {
    let send: @MainActor (Handle) -> Handle.Outcome
    let holds: (ListRow<Server>) -> Bool
  }

  private let calls = [
    Call(send: { $0.toggleStar() }, holds: { $0.isStarred }),
    Call(send: { $0.setStarred(true) }, holds: { $0.isStarred }),
    Call(send: { $0.toggleExpand() }, holds: { $0.isExpanded }),
    Call(send: { $0.setExpanded(true) }, holds: { $0.isExpanded }),
    Call(send: { $0.edit(Server.make(2, variant: 3)) }, holds: { $0.item.cores == 3 }),
    Call(send: { $0.edit { $0.name = "two" } }, holds: { $0.item.name == "two" }),
  ]

  @Test("each call reaches its own row after others came, went and moved", arguments: 0..<6)
  func reaching(number: Int) throws {
    let call = calls[number]
    let handle = try #require(store.handle(at: at(0, 1), shown: 0))
    store.dispatch(.delete([.id(1)]))
    store.dispatch(.move([.id(2)], to: .end(of: .id(1))))
    store.dispatch(.insert(ListRow(Server.make(9)), at: .end(of: .id(0))))
    let entry = try call.send(handle).get()
    #expect(entry.row == 2 && handle.row.map(call.holds) == true)
    #expect(entry.hazards == [Hazard(captured: 0, meant: .row(2, at: at(0, 1)), found: .row(9))])
    #expect(handle.currentPath == at(1, 2))
    store.dispatch(.delete([.id(2)]))
    #expect(call.send(handle).reason == .gone && handle.row == nil && handle.currentPath == nil)
    #expect(store.timeline.entries.last?.hazards.isEmpty == false, "the log shows what the cell held")
  }

  @Test("setting what is set already changes nothing")
  func setting() throws {
    let handle = try #require(store.handle(for: 2))
    #expect(try handle.setStarred(true).get().didChange && !handle.setStarred(true).get().didChange)
    #expect(try handle.setStarred(false).get().didChange && !handle.setExpanded(false).get().didChange)
    #expect(try !handle.edit(Server.make(2)).get().didChange)
  }

  @Test("a swipe's completion is told what came of it; the second swipe finds the row gone")
  func swipes() throws {
    var told: [Bool] = []
    let done = { told.append($0) }
    let row = try #require(store.handle(at: at(0, 1), shown: 0))
    let onSwipe = { (done: (Bool) -> Void) in done(row.swipeDelete().isAccepted) }
    onSwipe(done)
    onSwipe(done)
    #expect(told == [true, false] && rows(of: store.list) == [[1, 3], [4]])
    #expect(row.delete().reason == .gone)
    store.undo()
    #expect(row.delete().isAccepted, "a row that came back is the same row")
  }

  @Test("a text field changes what it names, and leaves what came meanwhile")
  func textField() throws {
    let row = try #require(store.handle(for: 2))
    store.dispatch(.edit(.id(2), Server(id: 2, name: "server 2", cores: 8)))
    row.edit { $0.name = "neko" }
    #expect(row.row?.item == Server(id: 2, name: "neko", cores: 8))
    row.delete()
    #expect(row.edit { $0.name = "too late" }.reason == .gone)
    let recorded = store.timeline.entries.last?.action
    #expect(recorded == .edit(row.target, Server(id: 2, name: "too late", cores: 0)), "the log shows what was typed")
  }

  @Test("an edit that changes the id is refused")
  func changedID() {
    let row = store.handle(for: 2)
    #expect(row?.edit(Server.make(7)).reason == .changedID)
  }

  @Test("a handle moves its row, next to others and to captured places")
  func moving() throws {
    let row = try #require(store.handle(for: 1))
    row.move(to: .after(.id(4)))
    #expect(rows(of: store.list) == [[2, 3], [4, 1]])
    row.move(to: .before(.captured(at(0, 2), revision: 0)))
    #expect(rows(of: store.list) == [[2, 1, 3], [4]])
    #expect(row.move(to: .before(.id(1))).reason == .invalidDestination)
  }

  @Test("several handles act together or not at all, wherever each was made")
  func several() throws {
    let first = try #require(store.handle(at: at(0, 0), shown: 0))
    store.dispatch(.move([.id(1)], to: .end(of: .id(0))))
    let second = try #require(store.handle(at: at(0, 0), shown: 1))
    #expect(second.id == 2)
    #expect(store.move([second, first], to: .end(of: .id(1))).isAccepted)
    #expect(rows(of: store.list) == [[3], [4, 2, 1]])
    #expect(store.delete([first, second]).isAccepted && rows(of: store.list) == [[3], [4]])
    let third = try #require(store.handle(for: 3))
    #expect(store.delete([third, first]).reason == .gone && rows(of: store.list) == [[3], [4]])
    #expect(store.delete([]).isAccepted && store.move([], to: .end(of: .id(0))).isAccepted)
  }

  @Test("a handle outlives the history that it was made from")
  func horizon() throws {
    let store = ServerStore(serverList([1, 2, 3]), horizon: 2)
    let row = try #require(store.handle(at: at(0, 1), shown: 0))
    let section = try #require(store.sectionHandle(at: 0, shown: 0))
    for _ in 0..<10 { store.dispatch(.move([.id(1)], to: .end(of: .id(0)))) }
    #expect(store.dispatch(.star(row.target)).reason == .forgottenRevision)
    let entry = try row.toggleStar().get()
    #expect(entry.row == 2 && entry.action == .toggleStar(.captured(at(0, 1), revision: 0)))
    #expect(store.move([row], to: .end(of: .id(0))).isAccepted && store.drop([row], at: nil, shown: 13).reason != .gone)
    #expect(section.starAll().isAccepted && store.list.row(1)?.isStarred == true)
    store.dispatch(.delete([.id(2)]))
    #expect(row.toggleStar().reason == .gone && store.delete([row]).reason == .gone)
  }
}
