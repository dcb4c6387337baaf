import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("Cloud servers in a collection view")
@MainActor
struct CollectionTests {
  let list = ServersCollection()
  var store: ListStore<Zone, CloudServer> { list.store }

  init() { list.view.setWindow(Screen.window) }

  func header(_ section: Int) throws -> ServerHeaderView {
    try #require(list.view.views("UICollectionElementKindSectionHeader")[section] as? ServerHeaderView)
  }

  func footers() -> [String?] {
    list.view.views("UICollectionElementKindSectionFooter").map { ($0 as? ServerFooterView)?.text }
  }

  @Test("cells, headers and footers show the list, and their buttons reach their own")
  func content() async throws {
    #expect(list.view.texts == [["Kitsu*", "Neko"], ["Tora"]] && footers() == ["2 servers", "1 server"])
    let (asia, neko) = (try header(0), list.view.cellForItem(at: at(0, 1)) as? ServerListCell)
    store.dispatch(
      .batch([.moveSection(.id(.asia), to: 1), .editSection(.id(.asia), SectionEdit(footer: "all of them"))]))
    await settle()
    asia.onUnstarAll?()
    neko?.onStar?()
    await settle()
    #expect(list.view.texts == [["Tora"], ["Kitsu", "Neko*"]] && list.view.faults == [])
    #expect(try header(1) === asia && footers() == ["1 server", "all of them"])
  }

  @Test("a section that moves and changes is replaced, with its header")
  func replaced() async throws {
    let old = try header(0)
    store.dispatch(.batch([.moveSection(.id(.asia), to: 1), .delete([.id("kitsu")])]))
    await settle()
    #expect(list.view.texts == [["Tora"], ["Neko"]] && list.view.faults == [])
    #expect([try header(0).text, try header(1).text] == ["Europe", "Asia"])
    old.onStarAll?()
    await settle()
    #expect(list.view.texts == [["Tora"], ["Neko*"]] && list.view.faults == [])
  }

  @Test("a header becomes an item, and the layout shows no header view for it")
  func headerModes() async throws {
    store.dispatch(.editSection(.id(.asia), SectionEdit(headerMode: .firstItem)))
    await settle()
    #expect(list.view.texts == [["[Asia]", "Kitsu*", "Neko"], ["Tora"]])
    #expect(list.view.views("UICollectionElementKindSectionHeader")[0] == nil)
    #expect(list.view.swipe(at: at(0, 0)) == nil)
    (list.view.cellForItem(at: at(0, 0)) as? ServerListCell)?.onStar?()
    store.dispatch(.editSection(.id(.asia), SectionEdit(header: "Pacific", headerMode: HeaderMode.none)))
    await settle()
    #expect(list.view.texts == [["Kitsu*", "Neko*"], ["Tora"]])
    store.dispatch(.editSection(.id(.asia), SectionEdit(footer: "", headerMode: .supplementary)))
    await settle()
    #expect(try header(0).text == "Pacific")
    #expect(footers() == [nil, "1 server"] && list.view.faults == [])
  }

  @Test("swipe actions of the list layout, one of which leaves the row where it is")
  func swipes() async throws {
    let swipe = try #require(list.view.swipe(at: at(0, 1)))
    #expect(swipe.titles == ["Delete", "Star"])
    store.dispatch(.move([.id("neko")], to: .end(of: .id(.europe))))
    swipe.tap(1)
    #expect(swipe.told == [true] && list.view.texts == [["Kitsu*"], ["Tora", "Neko*"]])
    let delete = try #require(list.view.swipe(at: at(1, 1)))
    delete.tap()
    await settle()
    #expect(delete.told == [true] && list.view.texts == [["Kitsu*"], ["Tora"]] && list.view.faults == [])
  }

  @Test("a menu for a selection deletes the rows that were selected")
  func menu() async throws {
    let menu = try #require(list.view.menu(at: [at(0, 0), at(1, 0)]))
    store.dispatch(.move([.id("neko")], to: .path(path(0, 0))))
    menu.tap(0)
    await settle()
    #expect(list.view.texts == [["Neko"], []] && list.view.faults == [])
  }

  @Test("a reorder and a drop")
  func moves() async throws {
    #expect(list.view.pickUp(at(1, 0)))
    list.view.dropItem(from: at(1, 0), at: at(0, 1))
    await settle()
    #expect(list.view.texts == [["Kitsu*", "Tora", "Neko"], []] && list.view.batches == 0)
    #expect(list.view.drop(list.view.lift([at(0, 0)]), at: at(1, 0)) == [at(1, 0)])
    #expect(list.view.texts == [["Tora", "Neko"], ["Kitsu*"]] && list.view.faults == [])
  }
}
