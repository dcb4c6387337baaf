import LinkedExamples
import LinkedUIKit
import Rowtrail
import UIKit

/// The cloud servers over a diffable data source whose item identifiers are the servers' ids.
package final class ServersDiffable: NSObject {
  package let store: ListStore<Zone, CloudServer>
  package let view: UICollectionView
  package let dataSource: UICollectionViewDiffableDataSource<Zone, String>
  package let adapter: ListDiffableAdapter<Zone, CloudServer, String>
  /// The sections whose header views are to be configured anew since the last update.
  package private(set) var headers: [Int] = []

  @MainActor package override init() {
    let store = ListStore(ListState<Zone, CloudServer>(.asia, .europe))
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    self.store = store
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<ServerListCell, RowHandle<Zone, CloudServer>> { cell, _, row in
      cell.nickname = row.shown.item.nickname
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: store.handle(for: id))
    }
    adapter = ListDiffableAdapter(store, dataSource, in: view)
    super.init()
    dataSource.reorderingHandlers.canReorderItem = { [adapter] in adapter.canReorder($0) }
    dataSource.reorderingHandlers.didReorder = { [adapter] in adapter.didReorder($0) }
    adapter.headersChanged = { [weak self] in self?.headers = $0.headerViews }
    adapter.presenter.reload()
  }
}

/// The same in a table view.
package final class ServersDiffableTable: NSObject {
  package let store: ListStore<Zone, CloudServer>
  package let view: UITableView
  package let dataSource: UITableViewDiffableDataSource<Zone, String>
  package let adapter: ListDiffableAdapter<Zone, CloudServer, String>

  @MainActor package override init() {
    let store = ListStore(ListState<Zone, CloudServer>(.asia, .europe))
    self.store = store
    view = UITableView(frame: .zero, style: .plain)
    view.register(ServerTableCell.self, forCellReuseIdentifier: "server")
    dataSource = UITableViewDiffableDataSource(tableView: view) { view, indexPath, id in
      let cell = view.dequeueReusableCell(withIdentifier: "server", for: indexPath)
      if let cell = cell as? ServerTableCell, let row = store.handle(for: id) {
        cell.nickname = row.shown.item.nickname
        cell.isStarred = row.shown.isStarred
        cell.onStar = { row.toggleStar() }
      }
      return cell
    }
    adapter = ListDiffableAdapter(store, dataSource, in: view)
    super.init()
    adapter.presenter.reload()
  }
}

/// A data source that does what it must not: it tells the view of a move that the view has made.
package final class NaiveMover: NSObject, UITableViewDataSource {
  private let list: ServersTable

  @MainActor package init(_ list: ServersTable) {
    self.list = list
    super.init()
    list.view.dataSource = self
  }

  package func numberOfSections(in tableView: UITableView) -> Int { 2 }
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 - section }
  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  package func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.moveRow(at: sourceIndexPath, to: destinationIndexPath)
  }
}
