import Foundation
import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("What a move by the user means, and headers that count")
@MainActor
struct MeaningTests {
  /// A row that is moved to Europe is starred there.
  private func starInEurope(_ presenter: ListPresenter<Zone, CloudServer>) {
    presenter.onMove = { move in
      move.dispatch(with: move.rows.map { move.section == .europe ? .star(.id($0.id)) : .unstar(.id($0.id)) })
    }
  }

  private func check(_ list: any ServersOnScreen) async {
    list.setWindow(Screen.window)
    starInEurope(list.presenter)
    #expect(list.headerCounts == [2, 1] && list.pickUp(path(0, 1)))
    list.drop(from: path(0, 1), at: path(1, 0))
    await settle()
    #expect(list.texts == [["Kitsu*"], ["Neko*", "Tora"]] && list.headerCounts == [1, 2])
    list.drop(list.lift([path(0, 0), path(1, 1)]), at: path(1, 0))
    await settle()
    #expect(list.texts == [[], ["Kitsu*", "Tora*", "Neko*"]] && list.headerCounts == [0, 3])
    #expect(list.store.revision == 2)
    list.store.undo()
    list.store.undo()
    await settle()
    #expect(list.texts == [["Kitsu*", "Neko"], ["Tora"]] && list.headerCounts == [2, 1] && list.faults == [])
  }

  @Test("a table view: by the reorder control and by a drop, one undo each")
  func table() async { await check(ServersTable()) }

  @Test("a collection view")
  func collection() async { await check(ServersCollection()) }

  @Test("a diffable data source: the move is told once, and headers are told of")
  func diffable() async {
    let list = ServersDiffable()
    list.view.setWindow(Screen.window)
    starInEurope(list.adapter.presenter)
    #expect(list.view.pickUp(at(0, 1)))
    list.view.dropItem(from: at(0, 1), at: at(1, 0))
    await settle()
    #expect(list.view.texts == [["Kitsu*"], ["Neko*", "Tora"]] && list.headers == [0, 1] && list.view.faults == [])
    #expect(list.store.revision == 1)
  }

  @Test("a diffable data source: whichever row moves wherever, the difference of a transaction may tell of another")
  func everyDiffableMove() async {
    for source in [at(0, 0), at(0, 1), at(1, 0)] {
      for section in 0...1 {
        for item in 0...(section == source.section ? [1, 0][section] : [2, 1][section]) {
          let list = ServersDiffable()
          list.view.setWindow(Screen.window)
          let taken = list.dataSource.itemIdentifier(for: source).map { [$0] }
          var moved: [String]?
          list.adapter.onMove = { move in
            moved = move.rows.map(\.id)
            return move.dispatch()
          }
          #expect(list.view.pickUp(source))
          list.view.dropItem(from: source, at: at(section, item))
          #expect(moved == (source == at(section, item) ? nil : taken), "\(source) to \(section), \(item)")
          let texts = list.view.texts
          await settle()
          #expect(list.view.texts == texts, "\(source) to \(section), \(item)")
          #expect(list.adapter.presenter.list == list.store.list)
          let names = list.store.list.sections.map { $0.rows.map { $0.item.nickname + ($0.isStarred ? "*" : "") } }
          #expect(names == texts)
        }
      }
    }
  }

  @Test("a diffable data source: where another row was asked for in between, the transaction's difference counts")
  func otherTaken() async {
    let list = ServersDiffable()
    list.view.setWindow(Screen.window)
    var moved: [String] = []
    list.adapter.onMove = { move in
      moved += move.rows.map(\.id)
      return move.dispatch()
    }
    #expect(list.view.pickUp(at(0, 0)) && list.adapter.canReorder("tora") && list.adapter.canReorder("gone"))
    list.view.dropItem(from: at(0, 0), at: at(0, 1))
    await settle()
    #expect(moved.count == 1 && list.store.list.rowIDs == ["neko", "kitsu", "tora"] && list.view.faults == [])
    #expect(list.view.texts == [["Neko", "Kitsu*"], ["Tora"]])
  }

  @Test("a diffable data source: a header that is an item is not taken")
  func headerTaken() {
    let form = ReminderForm(title: "Water the plants", notes: "")
    #expect(form.adapter.canReorder(.row(.title)) && !form.adapter.canReorder(.header(.title)))
  }

  @Test("SwiftUI's onMove")
  func swiftUI() {
    let store = ListStore(
      ListState(ListSection("asia", ["Kitsu", "Neko"].map { Server(id: $0.lowercased(), nickname: $0) })))
    let screen = starringInSwiftUI(store)
    screen.rows(0).onMove?(IndexSet(integer: 0), 2)
    #expect(store.list.rowIDs == ["neko", "kitsu"] && store.list.row("kitsu")?.isStarred == true)
    store.undo()
    #expect(store.list.rowIDs == ["kitsu", "neko"] && store.list.row("kitsu")?.isStarred == false)
  }

  @Test("headers count what comes and goes, and are not made anew")
  func counts() async {
    let list = ServersTable()
    list.view.setWindow(Screen.window)
    let asia = list.view.headerView(forSection: 0)
    list.store.dispatch(.move([.id("kitsu")], to: .end(of: .id(.europe))))
    list.store.dispatch(.delete([.id("tora")]))
    await settle()
    #expect(list.headerCounts == [1, 1] && list.view.headerView(forSection: 0) === asia)
    #expect(list.view.batches == 1, "another count measures nothing")
    list.store.dispatch(.editSection(.id(.asia), SectionEdit(headerMode: .firstItem)))
    list.store.dispatch(.delete([.id("neko")]))
    await settle()
    #expect(list.headerCounts == [0, 1] && list.view.faults == [])
    list.store.dispatch(.undo)
    await settle()
    #expect(list.headerCounts == [1, 1] && list.view.texts[0] == ["[Asia]", "Neko"] && list.view.faults == [])
  }
}
