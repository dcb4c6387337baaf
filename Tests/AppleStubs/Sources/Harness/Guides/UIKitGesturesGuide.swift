// The samples of the guide to gestures in UIKit, as they stand there.
import LinkedUIKit
import Rowtrail
import UIKit

extension ServersController {
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    adapter.swipeActions(at: indexPath) { row in
      [
        adapter.swipeAction("Delete", style: .destructive, for: row) { [weak self] row in
          let outcome = row.swipeDelete()
          self?.deletion = try? outcome.get()  // shows the bar, see below
          return outcome
        }
      ]
    }
  }

  func tapUndo() {
    if let deletion { store.undo(deletion) }  // nothing, where something else happened since
    deletion = nil
  }

  var showsUndo: Bool { deletion.map { store.canUndo($0) } ?? false }
}

extension ServersController {
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter.contextMenu(at: indexPath) { row in
      [
        UIAction(title: "Star") { _ in row.setStarred(true) },
        UIAction(title: "Delete", attributes: .destructive) { _ in row.delete() },
      ]
    }
  }
}

extension ServersGridController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter.contextMenu(at: indexPaths) { [store] rows in
      [UIAction(title: "Delete", attributes: .destructive) { _ in store.delete(rows) }]
    }
  }
}

extension ServersController {
  func takeGestures() {
    adapter.canMove = { _ in true }
    adapter.onMove = { move in
      move.dispatch(with: move.rows.map { move.section == "favourites" ? .star(.id($0.id)) : .unstar(.id($0.id)) })
    }
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    adapter.moveTarget(for: proposed)
  }
}

extension ServersController: UITableViewDragDelegate, UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    adapter.dragItems(at: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UITableViewDropProposal {
    let isOurs = session.localDragSession.map { adapter.rows(of: $0.items) != nil } ?? false
    return UITableViewDropProposal(operation: isOurs ? .move : .forbidden, intent: .insertAtDestinationIndexPath)
  }

  public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    if adapter.performDrop(coordinator) == nil {  // something from elsewhere
      let rows = newServers(in: coordinator.items.map(\.dragItem)).map { ListRow($0) }
      adapter.presenter.drop(rows, at: coordinator.destinationIndexPath.map(RowPath.init))
    }
  }
}

extension ServersGridController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    adapter.dragItems(at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    adapter.performDrop(coordinator)
  }
}

extension ServersController {
  func newServers(in items: [UIDragItem]) -> [Server] {
    items.compactMap { $0.localObject as? String }.map { Server(id: $0.lowercased(), nickname: $0) }
  }
}

extension ServersGridController {
  func takeGestures() {
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }
}

/// A table view controller that is pulled to refresh.
final class RefreshedController: UITableViewController {
  var fetch: () async -> [Server] = { [] }
  var store = ListStore<String, Server>(ListState())
  var refreshing: Task<Void, Never>?

  func addRefresh() {
    refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.refresh() })
  }

  func refresh() {
    refreshing = Task {
      let servers = await fetch()
      store.dispatch(.reload([ListSection("asia", header: "Asia", servers)]))
      refreshControl?.endRefreshing()
    }
  }
}
