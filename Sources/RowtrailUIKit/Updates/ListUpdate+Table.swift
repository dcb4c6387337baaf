#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListUpdate {
    /// Tells a table view what its batch does; to be called inside `performBatchUpdates`, where the data source has come to
    /// answer from the list after.
    ///
    ///     tableView.performBatchUpdates { shown = update.to; update.perform(on: tableView) }
    ///     tableView.reconfigureRows(at: update.reconfigure.map { IndexPath($0) })
    @MainActor
    public func perform(on tableView: UITableView, with animation: UITableView.RowAnimation = .automatic) {
      if !sections.delete.isEmpty { tableView.deleteSections(IndexSet(sections.delete), with: animation) }
      if !sections.insert.isEmpty { tableView.insertSections(IndexSet(sections.insert), with: animation) }
      for move in sections.move { tableView.moveSection(move.from, toSection: move.to) }
      if !items.delete.isEmpty { tableView.deleteRows(at: items.delete.map { IndexPath($0) }, with: animation) }
      if !items.insert.isEmpty { tableView.insertRows(at: items.insert.map { IndexPath($0) }, with: animation) }
      for move in items.move { tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }
  }
#endif
