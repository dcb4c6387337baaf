import Rowtrail
import Testing

/// A view that shows what stands where, and carries out updates as UIKit does: what stays is not asked for again.
@MainActor
final class GridScreen: ListScreen {
  typealias Occupant = ServerList.Occupant

  let store: ServerStore
  let presenter: ListPresenter<Int, Server>
  var readiness = ListScreenReadiness.ready
  private(set) var grid: [[Occupant]]
  /// What it was told.
  private(set) var calls: [String] = []

  init(_ list: ServerList, horizon: Int? = nil) {
    store = ServerStore(list, horizon: horizon)
    presenter = ListPresenter(store)
    grid = list.occupants
    presenter.patience = .milliseconds(1)
    presenter.screen = self
  }

  func reload() {
    calls.append("reload")
    grid = presenter.list.occupants
  }

  func perform(_ update: ListUpdate, showNew: @escaping () -> Void) {
    calls.append("batch")
    let before = presenter.list
    showNew()
    let after = presenter.list
    #expect(update.verdict(view: .table, before: before, after: after) == .legal)
    let batch = update.proposed(view: .table, before: before, after: after)
    grid = batch.applied(to: grid, dataSource: after.occupants).map { $0.map { $0 ?? .nothing } }
    #expect(grid == after.occupants)
  }

  /// The user moves a row with the finger.
  @discardableResult
  func moveByHand(from source: RowPath, to destination: RowPath) -> ServerStore.Outcome {
    let moved = grid[source.section].remove(at: source.item)
    grid[destination.section].insert(moved, at: destination.item)
    return presenter.rowMovedByUser(from: source, to: destination)
  }

  /// Everything that is due on the main actor has happened.
  func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
