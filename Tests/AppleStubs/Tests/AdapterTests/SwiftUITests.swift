import Foundation
import Harness
import Rowtrail
import Testing

@Suite("SwiftUI")
@MainActor
struct SwiftUITests {
  let store = ListStore(
    ListState(
      ListSection(
        "asia", header: "Asia", footer: "2 servers",
        [Server(id: "kitsu", nickname: "Kitsu"), Server(id: "neko", nickname: "Neko")]),
      ListSection("europe", header: "Europe", headerMode: .firstItem, [Server(id: "tora", nickname: "Tora")])))

  @Test("sections with headers and footers, and what changes is shown")
  func content() async {
    let screen = serversInSwiftUI(store)
    #expect(screen.texts == [["Kitsu", "Neko"], ["Tora"]])
    #expect(screen.texts(of: "header") == ["Asia", "Europe"] && screen.texts(of: "footer") == ["2 servers", ""])
    store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    store.dispatch(.expand(.id("neko")))
    await settle()
    #expect(screen.texts == [["Tora", "Kitsu", "Neko/neko"], []])
    #expect(screen.renders == 2)
  }

  @Test("buttons, swipes and a star reach their own row")
  func buttons() async {
    let screen = serversInSwiftUI(store)
    let neko = screen.row(0, 1)
    #expect(neko.trailingActions.map(\.text) == ["Delete"] && neko.trailingActions[0].isDestructive)
    #expect(neko.leadingActions.map(\.text) == ["star"])
    store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    neko.tap("star")
    neko.tap("Show More")
    #expect(store.list.row("neko") == ListRow(Server(id: "neko", nickname: "Neko"), isStarred: true, isExpanded: true))
    neko.trailingActions[0].tap?()
    await settle()
    #expect(screen.texts == [["Tora", "Kitsu"], []])
  }

  @Test("offsets count in the list that the view was made from")
  func offsets() async {
    let screen = serversInSwiftUI(store)
    let asia = screen.rows(0)
    store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    asia.onDelete?(IndexSet(integer: 1))
    #expect(store.list.rowIDs == ["tora", "kitsu"])
    await settle()
    screen.rows(0).onMove?(IndexSet(integer: 0), 2)
    #expect(store.list.rowIDs == ["kitsu", "tora"])
  }

  @Test("a refused delete brings the row back")
  func refused() async {
    let screen = serversInSwiftUI(store)
    let asia = screen.rows(0)
    store.dispatch(.delete([.id("neko")]))
    await settle()
    let renders = screen.renders
    asia.onDelete?(IndexSet([0, 1]))
    await settle()
    #expect(store.list.rowIDs == ["kitsu", "tora"] && screen.renders == renders + 1)
  }

  @Test("rows of one section in an app's own list, with move alone")
  func oneSection() {
    let screen = zoneInSwiftUI(store)
    #expect(screen.rows(0).onDelete == nil)
    #expect(screen.rows(0).children.map(\.id) == [AnyHashable("kitsu"), AnyHashable("neko")])
  }

  @Test("bindings by identity read and write the newest content of their row")
  func bindings() throws {
    let row = try #require(store.handle(for: "neko"))
    let (field, toggle) = (row.binding(\.nickname), row.isStarred)
    store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    field.wrappedValue = "Nekomata"
    toggle.wrappedValue = true
    row.isExpanded.wrappedValue = true
    #expect(field.wrappedValue == "Nekomata" && toggle.wrappedValue && row.isExpanded.wrappedValue)
    #expect(
      store.list.row("neko") == ListRow(Server(id: "neko", nickname: "Nekomata"), isStarred: true, isExpanded: true))
    store.dispatch(.delete([.id("neko")]))
    field.wrappedValue = "Nobody"
    #expect(field.wrappedValue == "Neko" && !store.list.contains("neko"))
    #expect(store.timeline.entries.last?.rejection?.reason == .gone)
  }

  @Test("a form bound to a row")
  func form() throws {
    let form = serverForm(try #require(store.handle(for: "kitsu")))
    form.node.all.first { $0.string != nil }?.string?.wrappedValue = "Kitsune"
    form.node.all.first { $0.isOn != nil }?.isOn?.wrappedValue = true
    #expect(store.list.row("kitsu") == ListRow(Server(id: "kitsu", nickname: "Kitsune"), isStarred: true))
  }

  @Test("a past revision is looked at")
  func past() async {
    let screen = serversInSwiftUI(store)
    store.dispatch(.delete([.id("kitsu")]))
    store.look(at: 0)
    await settle()
    #expect(screen.texts == [["Kitsu", "Neko"], ["Tora"]])
  }
}
