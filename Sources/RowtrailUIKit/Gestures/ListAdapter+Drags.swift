#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListAdapter {
    /// What a drag that begins at an index path carries: the row's handle; nothing for a header.
    ///
    /// - Parameters:
    ///   - indexPath: an index path of the view.
    ///   - provider: what other apps and other lists get.
    public func dragItems(
      at indexPath: IndexPath, provider: (Row) -> NSItemProvider = { _ in NSItemProvider() }
    ) -> [UIDragItem] {
      guard let row = row(at: indexPath) else { return [] }
      let item = UIDragItem(itemProvider: provider(row))
      item.localObject = row
      return [item]
    }

    /// The rows of this list that a drag carries; `nil` where something else is among it, which the app takes care of.
    public func rows(of items: [UIDragItem]) -> [Row]? {
      let rows = items.compactMap { $0.localObject as? Row }
      return rows.count == items.count && rows.allSatisfy { $0.store === presenter.store } ? rows : nil
    }
  }

  extension ListTableAdapter {
    /// `tableView(_:performDropWith:)` for rows of this list: they are moved, the view is told, and each settles where it is
    /// then.
    ///
    /// - Returns: what came of it, or `nil` where something else is dropped, and nothing was done.
    @discardableResult
    public func performDrop(_ coordinator: any UITableViewDropCoordinator) -> Row.Outcome? {
      guard let rows = rows(of: coordinator.items.map(\.dragItem)) else { return nil }
      let outcome = presenter.drop(rows, at: coordinator.destinationIndexPath.map { RowPath($0) })
      for (item, row) in zip(coordinator.items, rows) where outcome.isAccepted {
        if let indexPath = indexPath(for: row) { _ = coordinator.drop(item.dragItem, toRowAt: indexPath) }
      }
      return outcome
    }
  }

  extension ListCollectionAdapter {
    /// `collectionView(_:performDropWith:)` for rows of this list: they are moved, the view is told, and each settles where it
    /// is then.
    ///
    /// - Returns: what came of it, or `nil` where something else is dropped, and nothing was done.
    @discardableResult
    public func performDrop(_ coordinator: any UICollectionViewDropCoordinator) -> Row.Outcome? {
      guard let rows = rows(of: coordinator.items.map(\.dragItem)) else { return nil }
      let outcome = presenter.drop(rows, at: coordinator.destinationIndexPath.map { RowPath($0) })
      for (item, row) in zip(coordinator.items, rows) where outcome.isAccepted {
        if let indexPath = indexPath(for: row) { _ = coordinator.drop(item.dragItem, toItemAt: indexPath) }
      }
      return outcome
    }
  }
#endif
