import Rowtrail
import RowtrailExamples
import RowtrailTesting
import Testing

@Suite("Cloud servers")
@MainActor
struct ServerScreenTests {
  let screen = ServerScreen()
  var store: ServerScreen.Store { screen.store }

  @Test("the cells show what the servers have")
  func content() throws {
    let kitsu = try #require(screen.cell(at: at(0, 0)))
    #expect(kitsu.nickname == "Kitsu" && kitsu.isStarred)
    #expect(kitsu.details == "ap-northeast-1, m6g.medium, 1 CPU, 4 GB, 10 GB network")
    let neko = try #require(screen.cell(at: at(0, 1)))
    #expect(neko.details == "ap-northeast-3, t2.micro, 1 CPU, 1 GB" && !neko.isStarred)
    #expect(screen.cell(at: at(0, 2)) == nil && screen.header(at: 2) == nil)
    #expect(screen.header(at: 1)?.title == "Europe")
  }

  @Test("a star button reaches its own server after the rows moved")
  func starAfterMove() throws {
    let neko = try #require(screen.cell(at: at(0, 1)))
    store.expect(.move([.id("tora")], to: .path(at(0, 0)))) { $0.move("tora", to: at(0, 0)) }
    store.expect {
      neko.onStar()
    } changes: {
      $0.star("neko")
    }
    #expect(store.timeline.entries.last?.hazards.count == 1, "a bare path would have hit Kitsu")
  }

  @Test("the naive star button stars whoever stands there")
  func naiveStarAfterMove() {
    let naive = NaiveList([ListSection.asia.rows, ListSection.europe.rows])
    let neko = naive.starButton(at: at(0, 1))
    naive.change { $0[0].insert($0[1].remove(at: 0), at: 0) }
    #expect(neko() == .hit("kitsu"), "the wrong server: Kitsu loses its star")
    naive.change { $0[0].removeSubrange(1...) }
    #expect(neko() == .crash)
  }

  @Test("header buttons are built once and hold their section")
  func headerButtons() throws {
    let asia = try #require(screen.header(at: 0))
    store.expect(.moveSection(.id(.asia), to: 1)) { $0.moveSection(.asia, to: 1) }
    store.expect {
      asia.onStarAll()
    } changes: {
      $0.star("neko")
    }
    store.expect {
      asia.onUnstarAll()
    } changes: {
      $0.unstar("kitsu")
      $0.unstar("neko")
    }
    store.dispatch(.deleteSection(.id(.asia)))
    store.expect(rejected: .gone) { asia.onStarAll() }
  }

  @Test("the naive header button stars another section, or stops the app")
  func naiveHeaderButtons() {
    let naive = NaiveList([ListSection.asia.rows, ListSection.europe.rows])
    let asia = naive.starAllButton(at: 0)
    let europe = naive.starAllButton(at: 1)
    naive.change { $0.swapAt(0, 1) }
    #expect(asia() == [.hit("tora")])
    naive.change { $0.removeLast() }
    #expect(europe() == [.crash])
  }

  @Test("a star from outside reaches the cell by a reconfigure; a footer moves nobody")
  func fromOutside() throws {
    let screen = HeadlessScreen(screen, visibleCount: 3)
    self.screen.setStarred(true, of: "neko")
    let update = try #require(screen.update())
    #expect(update.reconfigure == [at(0, 1)] && update.items.isEmpty && screen[1]?.isStarred == true)
    store.dispatch(.editSection(.id(.asia), SectionEdit(footer: "2 servers, all starred")))
    #expect(try #require(screen.update()) == ListUpdate(from: 1, to: 2, footers: [0]))
    screen[1]?.onStar()
    #expect(store.list.row("neko")?.isStarred == false)
  }

  @Test("every visible cell reaches its own server, whatever revision it was configured in")
  func wholeScreen() throws {
    let screen = HeadlessScreen(screen, visibleCount: 3)
    store.dispatch(.move([.id("tora")], to: .path(at(0, 0))))
    screen.update()
    #expect(screen.view.rowIDs == ["tora", "kitsu", "neko"])
    for (place, id) in ["tora", "kitsu", "neko"].enumerated() {
      let cell = try #require(screen[place])
      store.expect {
        cell.onStar()
      } changes: {
        if id == "kitsu" { $0.unstar(id) } else { $0.star(id) }
      }
    }
  }

  @Test("a tap that comes while the update is under way")
  func tapDuringUpdate() throws {
    let screen = HeadlessScreen(screen, visibleCount: 3)
    let tora = try #require(screen[2])
    store.dispatch(.delete([.id("kitsu")]))
    store.expect {
      tora.onStar()
    } changes: {
      $0.star("tora")
    }
    let update = try #require(screen.update())
    #expect(update.items.delete == [at(0, 0)] && update.reconfigure == [at(1, 0)])
    var told: [Bool] = []
    tora.onSwipe { told.append($0) }
    tora.onSwipe { told.append($0) }
    #expect(told == [true, false])
  }
}
