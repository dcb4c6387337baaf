import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("Moves by the user")
@MainActor
struct MoveTests {
  let list = ServersTable()
  var store: ListStore<Zone, CloudServer> { list.store }

  init() {
    list.adapter.presenter.patience = .milliseconds(2)
    list.view.setWindow(Screen.window)
  }

  func eventually(_ condition: () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(2)) }
    await settle()
  }

  @Test("a move is not applied twice: the view is not told of it")
  func once() async {
    #expect(list.view.pickUp(at(0, 0)))
    list.view.dropRow(from: at(0, 0), at: at(1, 1))
    await settle()
    #expect(list.view.texts == [["Neko"], ["Tora", "Kitsu*"]] && list.view.batches == 0 && list.view.faults == [])
    #expect(store.list.rowIDs == ["neko", "tora", "kitsu"])
  }

  @Test("something else happened while the row was on the move: the view is told only that")
  func meanwhile() async throws {
    #expect(list.view.pickUp(at(0, 0)))
    store.dispatch(.star(.id("tora")))
    store.dispatch(.delete([.id("neko")]))
    await settle()
    #expect(list.view.batches == 0)
    list.view.dropRow(from: at(0, 0), at: at(1, 1))
    try await eventually { list.view.batches == 1 }
    #expect(list.view.texts == [[], ["Tora*", "Kitsu*"]] && list.view.batches == 1 && list.view.faults == [])
  }

  @Test("the place is gone, so the move is refused, and the row goes back")
  func refused() async throws {
    #expect(list.view.pickUp(at(0, 0)))
    store.dispatch(.delete([.id("tora")]))
    await settle()
    list.view.dropRow(from: at(0, 0), at: at(1, 0))
    try await eventually { list.view.batches == 1 }
    #expect(store.timeline.entries.last?.rejection?.reason == .gone)
    #expect(list.view.texts == [["Kitsu*", "Neko"], []] && list.view.faults == [])
  }

  @Test("a second move before the view is put right is refused, and both rows go back")
  func twice() async throws {
    #expect(list.view.pickUp(at(0, 0)))
    store.dispatch(.delete([.id("tora")]))
    list.view.dropRow(from: at(0, 0), at: at(1, 0))
    #expect(list.view.pickUp(at(0, 0)))
    list.view.dropRow(from: at(0, 0), at: at(1, 0))
    try await eventually { list.view.batches == 1 }
    #expect(list.view.texts == [["Kitsu*", "Neko"], []] && list.view.faults == [])
  }

  @Test("a cell that the user moved still reaches its row, also before the view is put right")
  func tapInBetween() async throws {
    #expect(list.view.pickUp(at(0, 0)))
    store.dispatch(.delete([.id("tora")]))
    list.view.dropRow(from: at(0, 0), at: at(1, 0))
    #expect(list.adapter.row(at: at(1, 0))?.id == "kitsu")
    let swipe = try #require(list.view.swipe(at: at(1, 0)))
    swipe.tap()
    await settle()
    #expect(list.view.texts == [["Neko"], []] && list.view.faults == [])
    #expect(store.timeline.entries.last?.hazards.isEmpty == true)
  }

  @Test("a drop onto a header that is an item lands behind it")
  func ontoHeader() async throws {
    store.dispatch(.editSection(.id(.europe), SectionEdit(headerMode: .firstItem)))
    await settle()
    #expect(list.view.pickUp(at(0, 1)))
    #expect(list.view.dropRow(from: at(0, 1), at: at(1, 0)) == at(1, 1))
    await settle()
    #expect(list.view.texts == [["Kitsu*"], ["[Europe]", "Neko", "Tora"]] && list.view.faults == [])
  }

  @Test("a drop of two rows, whatever happened since they were lifted")
  func drop() async {
    let items = list.view.lift([at(0, 0), at(1, 0)])
    store.dispatch(
      .insert(
        ListRow(CloudServer("inu", nickname: "Inu", region: "", hardware: "", cpuCores: 1, memoryGB: 1)),
        at: .start(of: .id(.asia))))
    await settle()
    #expect(list.view.texts == [["Inu", "Kitsu*", "Neko"], ["Tora"]])
    #expect(list.view.drop(items, at: at(0, 0)) == [at(0, 0), at(0, 1)])
    #expect(list.view.texts == [["Kitsu*", "Tora", "Inu", "Neko"], []] && list.view.faults == [])
  }

  @Test("a drop over empty space, one of a row that is gone, and one from elsewhere")
  func otherDrops() async {
    #expect(list.view.drop(list.view.lift([at(0, 0)]), at: nil) == [at(1, 1)])
    let items = list.view.lift([at(0, 0)])
    store.dispatch(.delete([.id("neko")]))
    #expect(list.view.drop(items, at: at(1, 0)) == [])
    #expect(list.view.texts == [[], ["Tora", "Kitsu*"]])
    let other = ServersTable()
    other.view.setWindow(Screen.window)
    let entries = store.timeline.entries.count
    #expect(list.view.drop(other.view.lift([at(0, 0)]), at: at(0, 0)) == [])
    #expect(store.timeline.entries.count == entries && list.view.faults == [])
  }
}
