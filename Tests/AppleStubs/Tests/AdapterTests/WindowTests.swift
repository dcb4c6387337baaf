import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("Views that nobody looks at")
@MainActor
struct WindowTests {
  @Test("a view that is not loaded is not told a batch")
  func notLoaded() async {
    let list = ServersTable()
    list.store.dispatch(.delete([.id("kitsu")]))
    await settle()
    #expect(list.view.batches == 0)
    list.store.dispatch(.star(.id("neko")))
    list.view.setWindow(Screen.window)  // before the next turn
    #expect(list.view.texts == [["Neko"], ["Tora"]])
    await settle()
    #expect(list.view.texts == [["Neko*"], ["Tora"]] && list.view.faults == [])
  }

  @Test("a view that left its window is reloaded, and goes on with batches when it is back")
  func away() async {
    let list = ServersCollection()
    list.view.setWindow(Screen.window)
    list.view.setWindow(nil)
    for id in ["kitsu", "tora"] {
      list.store.dispatch(.delete([.id(id)]))
      await settle()
    }
    #expect(list.view.batches == 0 && list.view.reloads > 0)
    list.view.setWindow(Screen.window)
    #expect(list.view.texts == [["Neko"], []])
    list.store.dispatch(.deleteSection(.id(.europe)))
    await settle()
    #expect(list.view.texts == [["Neko"]] && list.view.batches == 1 && list.view.faults == [])
  }

  @Test("a past revision is looked at, and the present again")
  func past() async {
    let list = ServersTable()
    list.view.setWindow(Screen.window)
    list.store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    await settle()
    list.store.look(at: 0)
    await settle()
    #expect(list.view.texts == [["Kitsu*", "Neko"], ["Tora"]])
    list.store.look(at: nil)
    await settle()
    #expect(list.view.texts == [["Tora", "Kitsu*", "Neko"], []] && list.view.faults == [])
  }

  @Test("a store that forgets what the view shows")
  func horizon() async {
    let list = ServersTable()
    list.view.setWindow(Screen.window)
    let store = ListStore(list.store.list, horizon: 2)
    let other = ServersTable(store)
    other.view.setWindow(Screen.window)
    for _ in 0..<50 { store.dispatch(.toggleStar(.id("neko"))) }
    store.dispatch(.delete([.id("kitsu")]))
    await settle()
    #expect(other.view.texts == [["Neko"], ["Tora"]] && other.view.batches == 1 && other.view.faults == [])
  }

  @Test("nobody is kept alive but by the app: neither the view nor the adapter nor the store")
  func lifetimes() async {
    var list: ServersTable? = ServersTable()
    list?.view.setWindow(Screen.window)
    let (view, adapter, store) = (Weak(list?.view), Weak(list?.adapter), Weak(list?.store))
    list?.store.dispatch(.delete([.id("kitsu")]))
    list = nil
    await settle()
    #expect(view.object == nil && adapter.object == nil && store.object == nil)
  }
}
