// The samples of the UIKit guide, as they stand there.
import LinkedUIKit
import Rowtrail
import UIKit

public struct Server: ListItem {
  public let id: String
  public var nickname: String

  public init(id: String, nickname: String) {
    self.id = id
    self.nickname = nickname
  }
}

public final class ServerCell: UITableViewCell {
  var title = ""
  var isStarred = false
  var onStar: (() -> Void)?
}

public final class ZoneHeader: UITableViewHeaderFooterView {
  var title = ""
  var onStarAll: (() -> Void)?
}

public final class ServersController: UIViewController, UITableViewDelegate {
  let store: ListStore<String, Server>
  let tableView = UITableView(frame: .zero, style: .plain)
  let adapter: ListTableAdapter<String, Server>

  init(store: ListStore<String, Server>) {
    self.store = store
    adapter = ListTableAdapter(store, tableView: tableView) { (cell: ServerCell, row) in
      cell.title = row.shown.item.nickname  // what the view shows
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }  // its own row, or rejected as gone
    }
    super.init(nibName: nil, bundle: nil)
    tableView.delegate = self
    adapter.canMove = { _ in true }
    adapter.registerHeader { (header: ZoneHeader, section) in
      header.title = section.shown.header
      header.onStarAll = { section.starAll() }  // built once, and holds its section
    }
  }

  public required init?(coder: NSCoder) { nil }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    adapter.headerView(forSection: section)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    adapter.swipeActions(at: indexPath) { row in
      [adapter.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() }]
    }
  }

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
    adapter.performDrop(coordinator)
  }
}
