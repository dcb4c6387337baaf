import LinkedExamples
import LinkedUIKit
import Rowtrail
import UIKit

package final class FavouriteTableCell: UITableViewCell, Readable {
  package var title = ""
  package var isFavourite = false
  package var onStar: (() -> Void)?
  package var text: String { isFavourite ? "\(title)*" : title }
}

/// The favourites as a table view over a database.
package final class FavouritesTable: NSObject, UITableViewDelegate {
  package let screen: FavouriteScreen
  package let view = UITableView(frame: .zero, style: .plain)
  package let adapter: ListTableAdapter<String, Favourite>

  @MainActor package init(_ database: any FavouriteDatabase) {
    screen = FavouriteScreen(database)
    adapter = ListTableAdapter(screen.store, tableView: view) { (cell: FavouriteTableCell, row) in
      cell.title = row.shown.item.title
      cell.isFavourite = row.shown.isStarred
      cell.onStar = { row.toggleStar() }
    }
    super.init()
    view.delegate = self
  }

  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    adapter.swipeActions(at: indexPath) { row in
      [adapter.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() }]
    }
  }
}
