import LinkedExamples
import LinkedSwiftUI
import LinkedUIKit
import Rowtrail
import SwiftUI
import UIKit

/// A character as a SwiftUI view in a hosting configuration.
struct CharacterRow: View {
  let row: RowHandle<String, SeriesCharacter>

  var body: some View {
    VStack(alignment: .leading) {
      Text(row.shown.item.name)
      if row.shown.isExpanded { Text(row.shown.item.origin) }
      ExpandButton(more: "Show More", less: "Show Less", row)
    }
  }
}

package final class CharacterListCell: UICollectionViewListCell, Readable {
  /// What the hosted view comes to.
  package var node: Node? { (contentConfiguration as? any Hosting)?.node }
  package var text: String {
    (node?.all ?? []).filter { $0.kind == "text" || $0.kind == "button" }.map(\.text).joined(separator: "/")
  }
  package func tapShowMore() { node?.all.first { $0.tap != nil }?.tap?() }
}

protocol Hosting {
  var node: Node { get }
}
extension UIHostingConfiguration: Hosting {}

/// The characters of the series in a collection view of hosted cells.
package final class CharactersCollection: NSObject {
  package let store: ListStore<String, SeriesCharacter>
  package let view: UICollectionView
  package let adapter: ListCollectionAdapter<String, SeriesCharacter>

  @MainActor package override init() {
    store = ListStore(ListState(.firstPage))
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    adapter = ListCollectionAdapter(store, collectionView: view) { (cell: CharacterListCell, row) in
      cell.contentConfiguration = row.hosting { CharacterRow(row: $0) }
    }
    super.init()
  }
}

package final class EpisodeTableCell: UITableViewCell, Readable {
  package var text = ""
}

/// The episodes of the series as a table view.
package final class EpisodesTable: NSObject, UITableViewDelegate {
  package let store: ListStore<Int, Episode>
  package let view = UITableView(frame: .zero, style: .plain)
  package let adapter: ListTableAdapter<Int, Episode>

  @MainActor package override init() {
    store = ListStore(ListState(.season1))
    adapter = ListTableAdapter(store, tableView: view) { (cell: EpisodeTableCell, row) in
      cell.text = row.shown.item.code
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
