import Foundation
import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("The stubs themselves")
@MainActor
struct StubTests {
  @Test("a table view refuses a batch that does not fit the data source, and says what UIKit would")
  func refusesCounts() {
    let list = ServersTable()
    list.view.setWindow(Screen.window)
    list.view.performBatchUpdates { list.view.deleteRows(at: [at(0, 0)], with: .none) }
    #expect(
      list.view.faults.first?.hasPrefix("throws: item count: Invalid update: invalid number of rows in section 0")
        == true)
  }

  @Test("a collection view refuses paths that are not there, and what some systems do not survive")
  func refusesPaths() {
    let list = ServersCollection()
    list.view.setWindow(Screen.window)
    list.view.performBatchUpdates { list.view.deleteItems(at: [at(0, 7)]) }
    #expect(
      list.view.faults.last
        == "throws: delete out of range: attempt to delete item 7 from section 0 which only contains 2 items before the "
        + "update")
    list.view.performBatchUpdates { list.view.moveItem(at: at(0, 0), to: at(0, 0)) }
    #expect(list.view.faults.last?.hasPrefix("wasteful") == true)
    list.view.reconfigureItems(at: [at(5, 0)])
    #expect(list.view.faults.count == 3)
  }

  @Test("a right count with a wrong identity shows the wrong cell, as it does in UIKit")
  func wrongIdentity() {
    let list = ServersTable()
    list.view.setWindow(Screen.window)
    // The list swaps nothing, the batch does.
    list.view.performBatchUpdates { list.view.moveRow(at: at(0, 0), to: at(0, 1)) }
    #expect(list.view.faults == [] && list.view.texts == [["Neko", "Kitsu*"], ["Tora"]])
  }

  @Test("a destructive action that says it was performed, and whose row stays, is found out")
  func destructive() throws {
    let list = EpisodesTable()
    list.view.setWindow(Screen.window)
    let swipe = try #require(list.view.swipe(at: at(0, 0)))
    list.adapter.presenter.screen = nil  // the view is not told
    swipe.tap()
    #expect(list.view.faults == ["a deleted row is still there"])
  }

  @Test("an update in a move's own callback is found out")
  func toldTwice() {
    let list = ServersTable()
    list.view.setWindow(Screen.window)
    #expect(list.view.pickUp(at(0, 0)))
    list.adapter.canMove = { _ in true }
    let naive = NaiveMover(list)
    withExtendedLifetime(naive) { _ = list.view.dropRow(from: at(0, 0), at: at(0, 1)) }
    #expect(list.view.faults.contains("the view was told of a move that it had made itself"))
  }
}
