import Rowtrail
import RowtrailTesting
import Testing

private struct Server: ListItem {
  let id: String
  var nickname: String
}

private final class ServerCell {
  var onStar: (() -> Void)?
  var onSwipe: (((Bool) -> Void) -> Void)?
}

@MainActor private protocol ServerView {
  func reloadData()
  func performBatchUpdates(_ update: ListUpdate, _ showNew: () -> Void)
  func reconfigure(_ paths: [RowPath])
}

@MainActor private final class ServerScreen {
  let store: ListStore<String, Server>
  var shown = 0  // the revision that the view shows
  init(_ list: ListState<String, Server>) { store = ListStore(list) }

  func configure(_ cell: ServerCell, at path: RowPath) {  // capture the handle, never the path
    guard let row = store.handle(at: path, shown: shown) else { return }
    cell.onStar = { row.toggleStar() }  // its own row, or rejected as gone
    cell.onSwipe = { done in done(row.swipeDelete().isAccepted) }
  }

  func storeChanged(_ view: ServerView) {
    guard let update = store.update(from: shown) else { return view.reloadData() }
    view.performBatchUpdates(update) { self.shown = update.to }
    view.reconfigure(update.reconfigure)  // paths after the batch
  }
}

private final class Recorder: ServerView {
  var calls: [String] = []
  func reloadData() { calls.append("reload") }
  func performBatchUpdates(_ update: ListUpdate, _ showNew: () -> Void) {
    showNew()
    calls.append("\(update.items.delete.count) deleted, \(update.items.move.count) moved")
  }
  func reconfigure(_ paths: [RowPath]) { calls.append("reconfigured \(paths)") }
}

@Suite("The README's screen")
struct ReadmeScreenTests {
  @Test("A cell's closures reach their own row, and the view is told one batch")
  @MainActor
  func screen() {
    let rows = ["kitsu", "neko", "tora"].map { Server(id: $0, nickname: $0) }
    let screen = ServerScreen(ListState(ListSection("servers", rows)))
    let view = Recorder()
    let cell = ServerCell()
    screen.configure(cell, at: RowPath(section: 0, item: 0))
    screen.store.dispatch(.move([.id("tora")], to: .before(.id("kitsu"))))
    cell.onStar?()
    screen.storeChanged(view)
    var answers: [Bool] = []
    cell.onSwipe? { answers.append($0) }
    cell.onSwipe? { answers.append($0) }
    screen.storeChanged(view)
    #expect(answers == [true, false])
    #expect(
      view.calls == ["0 deleted, 1 moved", "reconfigured [[0, 1]]", "1 deleted, 0 moved", "reconfigured []"])
  }

  @Test(arguments: ScenarioFolder("../../Scenarios/servers").cases)
  func scenarios(_ scenario: ScenarioFolder.Case) { scenario.check() }
}
