import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("Cloud servers in a table view")
@MainActor
struct ServersTableTests {
  let list = ServersTable()
  var store: ListStore<Zone, CloudServer> { list.store }

  init() { list.view.setWindow(Screen.window) }

  func cell(_ section: Int, _ row: Int) throws -> ServerTableCell {
    try #require(list.view.cellForRow(at: at(section, row)) as? ServerTableCell)
  }

  func header(_ section: Int) throws -> ServerTableHeader {
    try #require(list.view.headerView(forSection: section) as? ServerTableHeader)
  }

  @Test("it shows the list, and is told one batch for all that happens in a turn")
  func oneBatch() async throws {
    #expect(list.view.texts == [["Kitsu*", "Neko"], ["Tora"]])
    store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    store.dispatch(.star(.id("neko")))
    store.dispatch(.delete([.id("kitsu")]))
    #expect(list.view.batches == 0 && list.view.texts == [["Kitsu*", "Neko"], ["Tora"]])
    await settle()
    #expect(list.view.texts == [["Tora", "Neko*"], []])
    #expect(list.view.batches == 1 && list.view.faults == [])
  }

  @Test("a star needs no batch, only a reconfigured cell, which is the same one")
  func reconfigure() async throws {
    let neko = try cell(0, 1)
    neko.onStar?()
    await settle()
    #expect(neko.text == "Neko*" && list.view.batches == 0 && list.view.faults == [])
    #expect(try cell(0, 1) === neko)
  }

  @Test("a cell that moved, and one that another row's cell became, reach their own rows")
  func cellsReachTheirRows() async throws {
    let kitsu = try cell(0, 0)
    let star = kitsu.onStar
    store.dispatch(.delete([.id("kitsu")]))
    await settle()
    store.dispatch(
      .insert(
        ListRow(
          CloudServer("inu", nickname: "Inu", region: "", hardware: "", cpuCores: 1, memoryGB: 1)),
        at: .start(of: .id(.asia))))
    await settle()
    #expect(try cell(0, 0) === kitsu && kitsu.text == "Inu")
    star?()  // a tap that was under way when the cell was reused
    kitsu.onStar?()
    await settle()
    #expect(list.view.texts == [["Inu*", "Neko"], ["Tora"]] && list.view.faults == [])
  }

  @Test("header views are built once and hold their section; a new text is shown in place")
  func headers() async throws {
    let asia = try header(0)
    store.dispatch(.moveSection(.id(.asia), to: 1))
    await settle()
    #expect(try header(1) === asia)
    asia.onStarAll?()
    store.dispatch(.editSection(.id(.asia), SectionEdit(header: "Asia and Pacific")))
    await settle()
    #expect(list.view.texts == [["Tora"], ["Kitsu*", "Neko*"]])
    #expect(try header(1) === asia && asia.text == "Asia and Pacific" && list.view.faults == [])
  }

  @Test("a header view that goes, and one that comes back")
  func headerModes() async throws {
    store.dispatch(.editSection(.id(.asia), SectionEdit(headerMode: HeaderMode.none)))
    await settle()
    #expect(list.view.headerView(forSection: 0) == nil)
    store.dispatch(.editSection(.id(.asia), SectionEdit(headerMode: .supplementary)))
    await settle()
    #expect(try header(0).text == "Asia" && list.view.faults == [])
    #expect(list.view.footerTexts == ["2 servers", "1 server"])
    store.dispatch(.editSection(.id(.asia), SectionEdit(footer: "both of them")))
    await settle()
    #expect(list.view.footerTexts == ["both of them", "1 server"] && list.view.faults == [])
  }

  @Test("a header that becomes an item and a header view again")
  func firstItem() async throws {
    store.dispatch(.editSection(.id(.asia), SectionEdit(headerMode: .firstItem)))
    await settle()
    #expect(list.view.texts == [["[Asia]", "Kitsu*", "Neko"], ["Tora"]])
    #expect(list.view.headerView(forSection: 0) == nil && list.view.swipe(at: at(0, 0)) == nil)
    #expect(list.view.pickUp(at(0, 0)) == false && list.view.menu(at: at(0, 0)) == nil)
    store.dispatch(.editSection(.id(.asia), SectionEdit(header: "Pacific")))
    await settle()
    #expect(list.view.texts[0] == ["[Pacific]", "Kitsu*", "Neko"])
    store.dispatch(.editSection(.id(.asia), SectionEdit(headerMode: .supplementary)))
    await settle()
    #expect(try header(0).text == "Pacific")
    #expect(list.view.texts == [["Kitsu*", "Neko"], ["Tora"]] && list.view.faults == [])
  }

  @Test("titles instead of header views")
  func titles() async {
    let list = ServersTable(headerViews: false)
    list.view.setWindow(Screen.window)
    #expect(list.view.headerTexts == ["Asia", "Europe"])
    list.store.dispatch(.editSection(.id(.europe), SectionEdit(header: "Europe and Africa")))
    await settle()
    #expect(list.view.headerTexts == ["Asia", "Europe and Africa"] && list.view.faults == [])
  }

  @Test("context menu and leading swipe act on their own row")
  func menuAndSwipe() async throws {
    let menu = try #require(list.view.menu(at: at(0, 1)))
    let swipe = try #require(list.view.swipe(at: at(0, 0), leading: true))
    #expect(!swipe.fullSwipe && swipe.titles == ["Star"])
    store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    menu.tap(0)
    swipe.tap()
    await settle()
    #expect(swipe.told == [true])
    #expect(list.view.texts == [["Tora", "Kitsu", "Neko*"], []] && list.view.faults == [])
  }
}
