import Rowtrail
import RowtrailExamples
import RowtrailTesting
import Testing

@Suite("A TV series")
@MainActor
struct SeriesTests {
  @Test("three quick swipes, each built for the list as it was at first")
  func quickSwipes() throws {
    let screen = EpisodeScreen()
    let cells = try (1...3).map { try #require(screen.cell(at: at(0, $0))) }
    #expect(cells[0].title == "S01E02 Salt and Iron" && cells[0].airDate == "2013-12-09")
    var told: [Bool] = []
    for (cell, id) in zip(cells, 2...4) {
      screen.store.expect {
        cell.onFullSwipe { told.append($0) }
      } changes: {
        $0.delete(id)
      }
    }
    screen.store.expect(rejected: .gone) { cells[0].onFullSwipe { told.append($0) } }
    #expect(told == [true, true, true, false])
    #expect(screen.store.list.rowIDs == [1])
  }

  @Test("the naive swipes delete the wrong episode, and then stop the app")
  func naiveSwipes() {
    let naive = NaiveList([ListSection.season1.rows])
    let swipes = (1...3).map { naive.swipeAction(at: at(0, $0)) }
    #expect(swipes.map { $0() } == [.hit(2), .hit(4), .crash])
  }

  @Test("a row asks where it is when it is swiped")
  func askingForThePath() throws {
    let screen = EpisodeScreen()
    let cell = try #require(screen.cell(at: at(0, 2)))
    screen.store.dispatch(.delete([.id(1)]))
    #expect(cell.currentPath() == at(0, 1))
    cell.onFullSwipe { _ in }
    #expect(cell.currentPath() == nil)
    screen.store.undo()
    #expect(cell.currentPath() == at(0, 1))
  }

  @Test("two full swipes on the screen, one below the other")
  func onScreen() throws {
    let screen = HeadlessScreen(EpisodeScreen(), visibleCount: 3)
    screen[0]?.onFullSwipe { #expect($0) }
    screen.update()
    #expect(screen.view.rowIDs == [2, 3, 4])
    screen[0]?.onFullSwipe { #expect($0) }
    screen.update()
    #expect(screen.view.rowIDs == [3, 4])
  }

  @Test("Show More makes the row higher and moves nobody")
  func showMore() throws {
    let screen = HeadlessScreen(CharacterScreen(), visibleCount: 3)
    #expect(screen[1]?.lines == ["Human", "Dead"] && screen[1]?.buttonTitle == "Show More")
    screen[1]?.onShowMore()
    let update = try #require(screen.update())
    #expect(update.reconfigure == [at(0, 1)] && update.items.isEmpty, "reconfiguring sizes the cell anew")
    #expect(screen[1]?.lines.last == "characters/2.jpeg" && screen[1]?.buttonTitle == "Show Less")
    #expect(screen.view.rowIDs == [1, 2, 3])
    screen[1]?.onShowMore()
    screen.update()
    #expect(screen[1]?.lines.count == 2)
  }

  @Test("a page is sorted in: the expanded character stays so, and an older cell expands its own")
  func secondPage() throws {
    let screen = CharacterScreen()
    let otto = try #require(screen.cell(at: at(0, 1)))
    let anouk = SeriesCharacter(
      4, "Anouk Reyer", species: "Human", status: "Alive", gender: "Female", origin: "Port Ansel",
      lastKnownLocation: "Port Ansel")
    screen.store.expect(.insert(ListRow(anouk), at: .path(at(0, 0)))) { $0.insert(anouk, at: at(0, 0)) }
    screen.store.expect {
      otto.onShowMore()
    } changes: {
      $0.expand(2)
    }
  }

  @Test("the naive list expands whoever has come to the place")
  func naiveShowMore() {
    let naive = NaiveList([ListSection.firstPage.rows])
    let otto = naive.showMoreButton(at: at(0, 1))
    otto()
    #expect(naive.expandedIDs == [2])
    naive.change { $0[0].remove(at: 0) }
    #expect(naive.expandedIDs == [3], "Vell is expanded, Otto is not")
    otto()
    #expect(naive.expandedIDs == [], "Show Less on Otto's cell closes Vell")
  }
}
