// The samples of the guide for those who come from a diffable data source, as they stand there.
import LinkedUIKit
import Rowtrail
import UIKit

package final class DiffableCell: UICollectionViewListCell, Readable {
  package var title = ""
  package var isStarred = false
  package var onStar: (() -> Void)?
  package var text: String { isStarred ? "\(title)*" : title }
}

/// Before: the app keeps its servers in a dictionary beside the snapshot, and looks a path up when a button is tapped.
final class ServersBefore {
  var servers: [String: Server] = [:]
  let dataSource: UICollectionViewDiffableDataSource<String, String>

  @MainActor init(_ collectionView: UICollectionView, _ all: [Server]) {
    let holder = Holder()
    let registration = UICollectionView.CellRegistration<DiffableCell, String> { cell, indexPath, id in
      cell.title = holder.owner?.servers[id]?.nickname ?? ""
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    holder.owner = self
    for server in all { servers[server.id] = server }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["asia"])
    snapshot.appendItems(all.map(\.id))
    dataSource.apply(snapshot)
  }

  final class Holder {
    weak var owner: ServersBefore?
  }
}

final class ServersAfter {
  let store: ListStore<String, Server>
  let dataSource: UICollectionViewDiffableDataSource<String, String>
  let adapter: ListDiffableAdapter<String, Server, String>

  @MainActor init(_ collectionView: UICollectionView, _ store: ListStore<String, Server>) {
    self.store = store
    let registration = UICollectionView.CellRegistration<DiffableCell, RowHandle<String, Server>> { cell, _, row in
      cell.title = row.shown.item.nickname
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: store.handle(for: id))
    }
    adapter = ListDiffableAdapter(store, dataSource, in: collectionView)
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [adapter] in adapter.didReorder($0) }
    adapter.presenter.reload()  // the first snapshot
  }

  @MainActor func useTheAdapterAlone(_ collectionView: UICollectionView) -> ListCollectionAdapter<String, Server> {
    ListCollectionAdapter(store, collectionView: collectionView) { (cell: DiffableCell, row) in
      cell.title = row.shown.item.nickname
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }
    }
  }
}

@MainActor package enum DiffableGuide {
  package struct Both {
    package let before: [[String]]
    package let store: ListStore<String, Server>
    package let after: () -> [[String]]
    package let faults: () -> [String]
  }

  package static func both() -> Both {
    let servers = ["Kitsu", "Neko"].map { Server(id: $0.lowercased(), nickname: $0) }
    let old = newView()
    let before = withExtendedLifetime(ServersBefore(old, servers)) { show(old).texts }
    let view = newView()
    let after = ServersAfter(view, ListStore(ListState(ListSection("asia", servers))))
    let alone = newView()
    let adapter = after.useTheAdapterAlone(alone)
    return Both(
      before: before, store: after.store,
      after: {
        let texts = show(view).texts
        return withExtendedLifetime(adapter) { show(alone).texts == texts } ? texts : [["they differ"]]
      }, faults: { withExtendedLifetime(after) { view.faults + alone.faults } })
  }

  private static func newView() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  private static func show(_ view: UICollectionView) -> UICollectionView {
    if view.window == nil { view.setWindow(Screen.window) }
    return view
  }
}
