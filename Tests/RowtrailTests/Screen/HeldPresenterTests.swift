import Rowtrail
import Testing

@Suite("A presenter that the app holds", .timeLimit(.minutes(15)))
@MainActor
struct HeldPresenterTests {
  @Test("tells the view nothing until it is let go, and then all at once")
  func held() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.presenter.isHeld = true
    screen.store.dispatch(.delete([.id(1)]))
    await screen.settle()
    screen.store.dispatch(.star(.id(2)))
    await screen.settle()
    #expect(screen.calls == [] && screen.presenter.revision == 0)
    #expect(screen.presenter.handle(for: 1)?.delete().isAccepted == false)
    screen.presenter.isHeld = false
    #expect(screen.calls == ["batch"] && screen.presenter.revision == 3)
    screen.presenter.isHeld = false
    screen.store.dispatch(.delete([.id(2)]))
    await screen.settle()
    #expect(screen.calls == ["batch", "batch"])
  }

  @Test("does not wait where it is told not to")
  func now() {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.presenter.isHeld = true
    screen.store.dispatch(.delete([.id(1)]))
    screen.presenter.updateNow()
    #expect(screen.calls == ["batch"])
    screen.presenter.reload()
    #expect(screen.calls == ["batch", "reload"])
  }

  @Test("What is dispatched in didUpdate comes with the next turn")
  func dispatchInDidUpdate() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    var told: [Int] = []
    screen.presenter.didUpdate = { [unowned screen] in
      told.append(screen.presenter.revision)
      if told.count < 3 { screen.store.dispatch(.toggleStar(.id(2))) }
    }
    screen.store.dispatch(.delete([.id(1)]))
    screen.presenter.updateNow()
    #expect(told == [1])
    // On a busy machine the next turn may take its time.
    let end = ContinuousClock.now + .seconds(20)
    while told.count < 3, ContinuousClock.now < end { await Task.yield() }
    await screen.settle()
    #expect(told == [1, 2, 3] && screen.presenter.revision == 3)
  }
}
