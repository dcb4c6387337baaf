import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("Swipes")
@MainActor
struct SwipeTests {
  @Test("the row is gone from the view when the completion is told, and another swipe of it is told no")
  func completion() async throws {
    let list = EpisodesTable()
    list.view.setWindow(Screen.window)
    let first = try #require(list.view.swipe(at: at(0, 1)))
    let second = try #require(list.view.swipe(at: at(0, 1)))
    #expect(first.fullSwipe)
    first.tap()
    #expect(first.told == [true] && list.view.texts == [["S01E01", "S01E03", "S01E04"]])
    second.tap()
    #expect(second.told == [false])
    await settle()
    #expect(list.view.texts == [["S01E01", "S01E03", "S01E04"]] && list.view.batches == 1 && list.view.faults == [])
  }

  @Test("three quick swipes delete the three rows that were swiped")
  func quick() async throws {
    let list = EpisodesTable()
    list.view.setWindow(Screen.window)
    let swipes = try (1...3).map { try #require(list.view.swipe(at: at(0, $0))) }
    for swipe in swipes { swipe.tap() }
    #expect(swipes.map(\.told) == [[true], [true], [true]])
    #expect(list.view.texts == [["S01E01"]] && list.view.faults == [])
  }

  @Test("an update waits while a swipe is open, and comes when it is let go")
  func waits() async throws {
    let list = EpisodesTable()
    list.adapter.presenter.patience = .milliseconds(2)
    list.view.setWindow(Screen.window)
    let swipe = try #require(list.view.swipe(at: at(0, 1)))
    list.store.dispatch(.delete([.id(1)]))
    try await Task.sleep(for: .milliseconds(20))
    #expect(list.view.batches == 0 && list.view.texts[0].count == 4)
    swipe.letGo()
    for _ in 0..<500 where list.view.batches == 0 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(list.view.texts == [["S01E02", "S01E03", "S01E04"]] && list.view.batches == 1 && list.view.faults == [])
  }

  @Test("the row is deleted elsewhere while its swipe is open")
  func gone() async throws {
    let list = EpisodesTable()
    list.view.setWindow(Screen.window)
    let swipe = try #require(list.view.swipe(at: at(0, 1)))
    list.store.dispatch(.reload([ListSection(1, header: "Season 1", [])]))
    await settle()
    #expect(list.view.texts[0].count == 4)
    swipe.tap()
    #expect(swipe.told == [false] && list.view.texts == [[]] && list.view.faults == [])
  }
}
