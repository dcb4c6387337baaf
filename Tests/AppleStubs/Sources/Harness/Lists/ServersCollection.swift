import LinkedExamples
import LinkedUIKit
import Rowtrail
import UIKit

package final class ServerListCell: UICollectionViewListCell, Readable {
  package var nickname = ""
  package var isStarred = false
  package var count: Int?
  package var onStar: (() -> Void)?
  package var text: String { isStarred ? "\(nickname)*" : nickname }
}

package final class ServerHeaderView: UICollectionReusableView, Readable {
  package var text = ""
  package var count: Int?
  package var onStarAll: (() -> Void)?
  package var onUnstarAll: (() -> Void)?
}

package final class ServerFooterView: UICollectionReusableView, Readable {
  package var text = ""
}

/// The cloud servers in a collection view in list layout; header and footer are supplementary views.
package final class ServersCollection: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  package let store: ListStore<Zone, CloudServer>
  package let view: UICollectionView
  package let adapter: ListCollectionAdapter<Zone, CloudServer>

  @MainActor package init(_ list: ListState<Zone, CloudServer> = ListState(.asia, .europe)) {
    store = ListStore(list)
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    adapter = ListCollectionAdapter(store, collectionView: view) { (cell: ServerListCell, row) in
      cell.nickname = row.shown.item.nickname
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }
    }
    super.init()
    adapter.canMove = { _ in true }
    adapter.registerHeader { (header: ServerHeaderView, section) in
      header.text = section.shown.header
      header.count = section.rowCount
      header.onStarAll = { section.starAll() }
      header.onUnstarAll = { section.unstarAll() }
    }
    adapter.registerFooter { (footer: ServerFooterView, section) in footer.text = section.shown.footer }
    adapter.registerHeaderCell { (cell: ServerListCell, section) in
      cell.nickname = "[\(section.shown.header)]"
      cell.count = section.rowCount
      cell.isStarred = false
      cell.onStar = { section.starAll() }
    }
    view.collectionViewLayout = adapter.listLayout(.insetGrouped) { [adapter] configuration, _ in
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        adapter.swipeActions(at: indexPath) { row in
          [
            adapter.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() },
            adapter.swipeAction("Star", for: row) { $0.toggleStar() },
          ]
        }
      }
    }
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  package func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    adapter.moveTarget(for: proposedIndexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter.contextMenu(at: indexPaths) { [store] rows in
      [UIAction(title: "Delete \(rows.count)", attributes: .destructive) { _ in store.delete(rows) }]
    }
  }

  package func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    adapter.dragItems(at: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    adapter.performDrop(coordinator)
  }
}
