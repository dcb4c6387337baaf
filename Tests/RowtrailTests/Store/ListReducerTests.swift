import Rowtrail
import Testing

@Suite("A store: an app's own actions")
@MainActor
struct ListReducerTests {
  /// Section 9 is the archive.
  private struct Archive: ListReducer {
    enum Action: Sendable { case archive(Int), starAndMove([Int]), nothing, takeBack, mixed, refresh(Int) }

    func actions(for action: Action, in list: ServerList) throws(Rejection) -> [ListAction<Int, Server>] {
      switch action {
      case .archive(let id):
        guard list.row(id)?.isStarred != true else { throw Rejection(.invalidDestination, "\(id) is starred") }
        let isThere = list.sectionIndex(of: 9) != nil
        let section: [ListAction<Int, Server>] =
          isThere ? [] : [.insertSection(SectionAttributes(9), at: list.sectionCount)]
        return section + [.move([.id(id)], to: .start(of: .id(9)))]
      case .starAndMove(let ids): return ids.map { .star(.id($0)) } + [.move(ids.map { .id($0) }, to: .end(of: .id(1)))]
      case .nothing: return []
      case .takeBack: return [.undo]
      case .mixed: return [.star(.id(1)), .undo]
      case .refresh(let id): return [.reload([ListSection(0, [Server.make(id)])])]
      }
    }
  }

  /// Names its actions itself.
  private struct Named: ListReducer {
    enum Action: RecordedAction {
      case favourite(Int), empty(Int)

      var record: AppAction {
        switch self {
        case .favourite(let id): AppAction("favourite", payload: "\(id)")
        case .empty(let id): AppAction("empty", payload: "\(id)")
        }
      }
    }

    func actions(for action: Action, in list: ServerList) throws(Rejection) -> [ListAction<Int, Server>] {
      switch action {
      case .favourite(let id): [.move([.id(id)], to: .start(of: .id(0))), .star(.id(id))]
      case .empty(let id): [.delete((list.rowIDs(of: id) ?? []).map { .id($0) }), .deleteSection(.id(id))]
      }
    }
  }

  let store = ServerStore(serverList([1, 2, 3], []))

  @Test("several core actions make one entry, which undo takes back as a whole")
  func oneEntry() throws {
    let entry = try store.dispatch(.archive(2), by: Archive()).get()
    #expect(entry.revision == 1 && entry.cause == AppAction("archive", payload: "archive(2)"))
    #expect(rows(of: store.list) == [[1, 3], [], [2]] && entry.events.count == 2)
    store.dispatch(.archive(3), by: Archive())
    #expect(rows(of: store.list) == [[1], [], [3, 2]], "it saw the list that the first one left")
    store.undo()
    store.undo()
    #expect(rows(of: store.list) == [[1, 2, 3], []])
    #expect(store.redo().isAccepted && rows(of: store.list) == [[1, 3], [], [2]])
  }

  @Test("a rejection of its own is recorded with its cause")
  func rejectedByTheReducer() {
    store.dispatch(.star(.id(1)))
    let outcome = store.dispatch(.archive(1), by: Archive())
    #expect(outcome == .failure(Rejection(.invalidDestination, "1 is starred")))
    let entry = store.timeline.entries.last
    #expect(entry?.rejection?.subject == "1 is starred" && entry?.cause?.payload == "archive(1)")
    #expect(rows(of: store.list) == [[1, 2, 3], []])
  }

  @Test("whole or not at all, where a core action is refused")
  func rejectedByTheList() {
    let outcome = store.dispatch(.starAndMove([1, 7]), by: Archive())
    #expect(outcome == .failure(Rejection(.unknownRow, "7", batchIndex: 1)))
    #expect(store.list.row(1)?.isStarred == false)
    #expect(store.dispatch(.mixed, by: Archive()).reason == .invalidBatch)
    #expect(store.list.row(1)?.isStarred == false)
  }

  @Test("none, a reload and an undo")
  func others() throws {
    #expect(try !store.dispatch(.nothing, by: Archive()).get().didChange)
    #expect(store.dispatch(.refresh(8), by: Archive()).isAccepted && rows(of: store.list) == [[8]])
    let entry = try store.dispatch(.takeBack, by: Archive()).get()
    #expect(rows(of: store.list) == [[1, 2, 3], []] && entry.cause?.name == "takeBack")
  }

  @Test("an action that the app names itself")
  func naming() throws {
    let entry = try store.dispatch(.favourite(2), by: Named()).get()
    #expect(entry.cause == AppAction("favourite", payload: "2"))
    #expect(entry.action == .batch([.move([.id(2)], to: .start(of: .id(0))), .star(.id(2))]))
  }

  @Test("from a row's handle: the entry holds the captured path once, and its hazard")
  func fromARow() throws {
    let row = try #require(store.handle(for: 3))
    store.dispatch(.delete([.id(1)]))
    let entry = try row.dispatch(.favourite(3), by: Named()).get()
    #expect(entry.action == .batch([.move([row.target], to: .start(of: .id(0))), .star(.id(3))]))
    #expect(entry.hazards == [Hazard(captured: 0, meant: .row(3, at: at(0, 2)), found: .nothing)])
    #expect(rows(of: store.list) == [[3, 2], []] && store.list.row(3)?.isStarred == true)
    store.dispatch(.delete([.id(3)]))
    #expect(row.dispatch(.favourite(3), by: Named()).reason == .gone)
    let batch = try #require(store.handle(for: 2))
    store.dispatch(.insert(ListRow(Server.make(8)), at: .start(of: .id(0))))
    #expect(try batch.dispatch(.batch([.star(batch.target), .expand(.id(2))])).get().hazards.count == 1)
  }

  @Test("from a handle whose revision is forgotten, and from a selection")
  func fromHandles() throws {
    let store = ServerStore(serverList([1, 2, 3], []), horizon: 2)
    let (two, three) = (try #require(store.handle(for: 2)), try #require(store.handle(for: 3)))
    for _ in 0..<9 { store.dispatch(.toggleStar(.id(1))) }
    #expect(try three.dispatch(.favourite(3), by: Named()).get().hazards == [])
    #expect(rows(of: store.list) == [[3, 1, 2], []])
    let entry = try store.dispatch(.starAndMove([2, 3]), by: Archive(), from: [two, three]).get()
    #expect(
      entry.action == .batch([.star(two.target), .star(three.target), .move([.id(2), .id(3)], to: .end(of: .id(1)))]))
    #expect(entry.hazards.count == 2 && rows(of: store.list) == [[1], [3, 2]])
  }

  @Test("from a section's handle")
  func fromASection() throws {
    let section = try #require(store.sectionHandle(for: 1))
    store.dispatch(.moveSection(.id(1), to: 0))
    let entry = try section.dispatch(.empty(1), by: Named()).get()
    #expect(entry.action == .batch([.delete([]), .deleteSection(section.target)]))
    #expect(entry.hazards.count == 1 && rows(of: store.list) == [[1, 2, 3]])
    #expect(section.dispatch(.starAll(in: section.target)).reason == .gone)
  }

  @Test("the same action on the same list gives the same list")
  func pure() {
    let other = ServerStore(store.list)
    for action in [Archive.Action.archive(3), .starAndMove([2, 1]), .archive(2), .archive(7), .nothing] {
      #expect(store.dispatch(action, by: Archive()) == other.dispatch(action, by: Archive()))
    }
    #expect(store.list == other.list)
  }
}
