import Harness
import Rowtrail
import Testing

@Suite("Search, text fields and tests, as the guides have them")
@MainActor
struct GuideScreenTests {
  private let store = ListStore(
    ListState(
      ListSection(
        "asia", header: "Asia", ["Kitsu", "Neko", "Nekomata"].map { Server(id: $0.lowercased(), nickname: $0) }),
      ListSection("europe", header: "Europe", [Server(id: "tora", nickname: "Tora")])))

  @Test("a search shows a part of the list, its gestures reach the whole list, and it follows")
  func search() async {
    let user = SearchUser(store)
    #expect(user.cells == ["Kitsu", "Neko", "Nekomata", "Tora"])
    user.type("Neko")
    await settle()
    #expect(user.cells == ["Neko", "Nekomata"])
    user.star(1)
    store.dispatch(.move([.id("nekomata")], to: .before(.id("kitsu"))))
    await settle()
    #expect(user.cells == ["Nekomata*", "Neko"] && store.list.row("nekomata")?.isStarred == true)
    user.star(0)
    await settle()
    #expect(user.cells == ["Nekomata", "Neko"])
    #expect(user.deleteBySwipe(1) == [true] && user.cells == ["Nekomata"] && !store.list.contains("neko"))
    store.undo()
    user.type("")
    await settle()
    #expect(user.cells == ["Nekomata", "Kitsu", "Neko", "Tora"] && user.faults == [] && user.kept <= 2)
  }

  @Test("while the user types the view is left alone; an edit is one entry")
  func textField() async {
    let user = NamesUser(store)
    user.begin(0)
    user.type("Kitsune", 0)
    store.dispatch(
      .reload([ListSection("asia", [Server(id: "kitsu", nickname: "K"), Server(id: "inu", nickname: "Inu")])]))
    await settle()
    #expect(user.names == ["Kitsune", "Neko", "Nekomata", "Tora"])
    user.end(0)
    await settle()
    #expect(user.names == ["Kitsune", "Inu"] && store.revision == 2)
    store.undo()
    await settle()
    #expect(user.names == ["K", "Inu"])
  }

  @Test("a screen is tested as the page on testing says")
  func testing() async {
    let seen = await TestingGuide.table(store)
    #expect(seen == ["true", "Asia 2/3", "true", "2 2", "tora", "nekomata"])
    #expect(TestingGuide.grid(store) == ["2 2", "Tora"])
  }

  @Test("a move that was made is offered for Undo, a refused one is not")
  func moves() throws {
    let offered = OtherGuides.movesOffered(store)
    #expect(offered.count == 1 && offered.first?.revision == 1)
    #expect(store.list.rowIDs == ["kitsu", "nekomata", "tora"])
  }

  @Test("a refresh that brings nothing new is a short entry")
  func nothingNew() async {
    let user = GuideUser(store)
    store.dispatch(.star(.id("neko")))
    #expect(await user.pull(store.list.sections.flatMap { $0.rows.map(\.item) }))
    #expect(store.timeline.entries.last?.action == .batch([]) && store.timeline.entries.last?.didChange == false)
    #expect(store.list.row("neko")?.isStarred == true)
  }

  @Test("in SwiftUI an edit is one entry when it is submitted, and a search filters the rows")
  func swiftUI() async {
    let names = namesInSwiftUI(store)
    let field = names.row(0, 0).all.first { $0.string != nil }
    for text in ["K", "Ki", "Kit"] { field?.string?.wrappedValue = text }
    #expect(store.revision == 0 && field?.string?.wrappedValue == "Kit")
    names.row(0, 0).all.first { $0.submit != nil }?.submit?()
    #expect(store.revision == 1 && store.list.row("kitsu")?.item.nickname == "Kit")
    let found = foundInSwiftUI(store, "Neko")
    #expect(found.texts(of: "row") == ["Neko", "Nekomata"])
    found.node.all.first { $0.id == AnyHashable("neko") }?.all.flatMap(\.trailing).first?.tap?()
    await settle()
    #expect(found.texts(of: "row") == ["Nekomata"])
  }
}
