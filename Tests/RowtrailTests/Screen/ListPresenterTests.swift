import Rowtrail
import Testing

@Suite("A presenter", .timeLimit(.minutes(15)))
@MainActor
struct ListPresenterTests {
  @Test("tells the view once for all that was dispatched in a turn, and nothing where nothing changed")
  func onePerTurn() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.store.dispatch(.delete([.id(1)]))
    screen.store.dispatch(.move([.id(3)], to: .path(at(0, 0))))
    #expect(screen.calls == [] && screen.presenter.revision == 0)
    await screen.settle()
    #expect(screen.calls == ["batch"] && screen.presenter.revision == 2)
    screen.store.dispatch(.delete([.id(9)]))
    screen.store.dispatch(.unstar(.id(2)))
    await screen.settle()
    #expect(screen.calls == ["batch"] && screen.presenter.revision == 4)
  }

  @Test("says once that the view shows another revision: after a batch, a reload, a move by the user")
  func didUpdate() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    var told: [String] = []
    screen.presenter.didUpdate = { [unowned screen] in
      told.append("\(screen.presenter.revision) \(rows(of: screen.presenter.list)) \(screen.calls.count)")
    }
    screen.store.dispatch(.delete([.id(1)]))
    screen.store.dispatch(.star(.id(3)))
    #expect(told == [])
    await screen.settle()
    screen.presenter.updateNow()
    #expect(told == ["2 [[2], [3]] 1"])
    screen.moveByHand(from: at(0, 0), to: at(1, 0))
    #expect(told.count == 1)
    await screen.settle()
    screen.moveByHand(from: at(1, 0), to: at(1, 1))
    await screen.settle()
    #expect(told.dropFirst().map { $0.prefix(12) } == ["3 [[], [2, 3", "4 [[], [3, 2"])
    screen.readiness = .unloaded
    screen.store.dispatch(.delete([.id(2)]))
    screen.presenter.updateNow()
    #expect(told.count == 4 && told.last?.hasPrefix("5 [[], [3]]") == true)
    await screen.settle()
    #expect(told.count == 4)
  }

  @Test("reloads a view that is not loaded, and waits for one that is busy")
  func readiness() async throws {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.readiness = .unloaded
    screen.store.dispatch(.delete([.id(1)]))
    await screen.settle()
    #expect(screen.calls == ["reload"])
    screen.readiness = .busy
    screen.store.dispatch(.delete([.id(2)]))
    screen.store.dispatch(.star(.id(3)))
    try await Task.sleep(for: .milliseconds(10))
    #expect(screen.calls == ["reload"] && screen.presenter.handle(at: at(0, 0))?.id == 2)
    screen.readiness = .ready
    while screen.calls.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(screen.calls == ["reload", "batch"])
  }

  @Test("does not wait where it is told not to, and leaves nothing for later")
  func updateNow() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.readiness = .busy
    screen.store.dispatch(.delete([.id(1)]))
    screen.presenter.updateNow()
    #expect(screen.calls == ["batch"])
    await screen.settle()
    screen.presenter.updateNow()
    #expect(screen.calls == ["batch"])
  }

  @Test("a horizon may forget the revision that is shown")
  func horizon() async {
    let screen = GridScreen(serverList([1, 2], [3]), horizon: 2)
    for _ in 0..<9 { screen.store.dispatch(.toggleStar(.id(3))) }
    screen.store.dispatch(.delete([.id(1)]))
    let row = screen.presenter.handle(at: at(0, 1))
    await screen.settle()
    #expect(screen.calls == ["batch"])
    #expect(row?.toggleStar().isAccepted == true && screen.store.list.row(2)?.isStarred == true)
  }

  @Test("follows a look at the past, and back")
  func look() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.store.dispatch(.delete([.id(1)]))
    await screen.settle()
    screen.store.look(at: 0)
    await screen.settle()
    #expect(rows(of: screen.presenter.list) == [[1, 2], [3]])
    screen.store.look(at: nil)
    await screen.settle()
    #expect(screen.calls == ["batch", "batch", "batch"])
  }

  @Test("a row's handle shows what the view shows, and its section's")
  func handles() throws {
    let screen = GridScreen(serverList([1, 2], [3], firstItem: [1]))
    screen.store.dispatch(.star(.id(2)))
    let row = try #require(screen.presenter.handle(at: at(0, 1)))
    #expect(row.shown == ListRow(Server.make(2)) && row.row?.isStarred == true)
    #expect(screen.presenter.handle(for: 3)?.path == at(1, 1) && screen.presenter.handle(at: at(1, 0)) == nil)
    #expect(screen.presenter.sectionHandle(at: 1)?.shown.headerMode == .firstItem)
    #expect(screen.presenter.sectionHandle(at: 2) == nil && screen.presenter.handle(for: 9) == nil)
  }

  @Test("reload shows the newest list at once")
  func reload() {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.store.dispatch(.delete([.id(1)]))
    screen.presenter.reload()
    #expect(screen.calls == ["reload"] && screen.grid == screen.store.list.occupants)
  }
}
