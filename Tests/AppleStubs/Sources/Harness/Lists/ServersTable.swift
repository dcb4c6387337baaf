import LinkedExamples
import LinkedUIKit
import Rowtrail
import UIKit

package final class ServerTableCell: UITableViewCell, Readable {
  package var nickname = ""
  package var isStarred = false
  package var count: Int?
  package var onStar: (() -> Void)?
  package var text: String { isStarred ? "\(nickname)*" : nickname }
}

package final class ServerTableHeader: UITableViewHeaderFooterView, Readable {
  package var text = ""
  package var count: Int?
  package var onStarAll: (() -> Void)?
}

/// The cloud servers as a table view.
package final class ServersTable: NSObject, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate {
  package let store: ListStore<Zone, CloudServer>
  package let view = UITableView(frame: .zero, style: .plain)
  package let adapter: ListTableAdapter<Zone, CloudServer>

  @MainActor package init(
    _ store: ListStore<Zone, CloudServer> = ListStore(ListState(.asia, .europe)), headerViews: Bool = true
  ) {
    self.store = store
    adapter = ListTableAdapter(store, tableView: view) { (cell: ServerTableCell, row) in
      cell.nickname = row.shown.item.nickname
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }
    }
    super.init()
    adapter.canMove = { _ in true }
    if headerViews {
      adapter.registerHeader { (header: ServerTableHeader, section) in
        header.text = section.shown.header
        header.count = section.rowCount
        header.onStarAll = { section.starAll() }
      }
    }
    view.register(ServerTableCell.self, forCellReuseIdentifier: "header")
    adapter.headerCell = { view, indexPath, section in
      let cell = view.dequeueReusableCell(withIdentifier: "header", for: indexPath)
      (cell as? ServerTableCell)?.nickname = "[\(section.shown.header)]"
      (cell as? ServerTableCell)?.count = section.rowCount
      return cell
    }
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    adapter.headerView(forSection: section)
  }

  package func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    adapter.swipeActions(at: indexPath, fullSwipe: false) { row in
      [adapter.swipeAction("Star", for: row) { $0.toggleStar() }]
    }
  }

  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    adapter.swipeActions(at: indexPath) { row in
      [adapter.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() }]
    }
  }

  package func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    adapter.moveTarget(for: proposedDestinationIndexPath)
  }

  package func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter.contextMenu(at: indexPath) { row in [UIAction(title: "Star") { _ in row.setStarred(true) }] }
  }

  package func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    adapter.dragItems(at: indexPath)
  }

  package func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    adapter.performDrop(coordinator)
  }
}
