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
    func actions(for action: Int, in list: ServerList) throws(Rejection) -> [ListAction<Int, Server>] {
      [.star(.id(action))]
    }

    func record(of action: Int) -> AppAction { AppAction("favourite", payload: "\(action)") }
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
    let entry = try store.dispatch(2, by: Named()).get()
    #expect(entry.cause == AppAction("favourite", payload: "2") && entry.action == .star(.id(2)))
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
