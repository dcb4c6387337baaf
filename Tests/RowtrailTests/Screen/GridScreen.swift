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
  /// What its headers say of each section: how many rows it has.
  private(set) var heads: [Int: Int]
  /// What it was told.
  private(set) var calls: [String] = []
  private(set) var updates: [ListUpdate] = []

  init(_ list: ServerList, horizon: Int? = nil) {
    store = ServerStore(list, horizon: horizon)
    presenter = ListPresenter(store)
    grid = list.occupants
    heads = list.counts
    presenter.patience = .milliseconds(1)
    presenter.screen = self
  }

  func reload() {
    calls.append("reload")
    grid = presenter.list.occupants
    heads = presenter.list.counts
  }

  func perform(_ update: ListUpdate, then work: ListFollowUp, showNew: @escaping () -> Void) {
    if !update.isEmpty { calls.append("batch") }
    updates.append(update)
    let before = presenter.list
    showNew()
    let after = presenter.list
    #expect(update.verdict(view: .table, before: before, after: after) == .legal)
    let batch = update.proposed(view: .table, before: before, after: after)
    grid = batch.applied(to: grid, dataSource: after.occupants).map { $0.map { $0 ?? .nothing } }
    #expect(grid == after.occupants)
    for index in work.headerViews + work.rebuilt + update.sections.insert {
      if let id = after.sectionID(at: index) { heads[id] = after.rowCount(of: id) }
    }
    for id in update.sections.delete.compactMap({ before.sectionID(at: $0) }) where !after.sectionIDs.contains(id) {
      heads[id] = nil
    }
    #expect(heads == after.counts)
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

extension ServerList {
  /// How many rows each section has.
  var counts: [Int: Int] { Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0.rows.count) }) }
}
