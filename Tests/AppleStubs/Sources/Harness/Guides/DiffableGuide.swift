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

package final class DiffableHeader: UICollectionReusableView {
  package var title = ""
}

final class ServersAfter: UIViewController {
  let store: ListStore<String, Server>
  let collectionView: UICollectionView
  private var dataSource: UICollectionViewDiffableDataSource<String, String>?
  private var adapter: ListDiffableAdapter<String, Server, String>?

  init(_ collectionView: UICollectionView, _ store: ListStore<String, Server>) {
    self.collectionView = collectionView
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<DiffableCell, RowHandle<String, Server>> { cell, _, row in
      cell.title = row.shown.item.nickname
      cell.isStarred = row.shown.isStarred
      cell.onStar = { row.toggleStar() }
    }
    let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
      [weak self] view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: self?.adapter?.row(for: id))
    }
    let adapter = ListDiffableAdapter(store, dataSource, in: collectionView)
    dataSource.reorderingHandlers.canReorderItem = { [weak adapter] in adapter?.canReorder($0) ?? false }
    dataSource.reorderingHandlers.didReorder = { [weak adapter] in adapter?.didReorder($0) }
    (self.dataSource, self.adapter) = (dataSource, adapter)  // the view keeps neither
    addHeaders()  // see below
    adapter.presenter.reload()  // the first snapshot
  }

  private func addHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    let headers = UICollectionView.SupplementaryRegistration<DiffableHeader>(elementKind: kind) {
      [weak self] header, _, indexPath in
      self?.show(indexPath.section, in: header)
    }
    dataSource?.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    adapter?.headersChanged = { [weak self] work in
      for index in work.headerViews {
        let header = self?.collectionView.supplementaryView(
          forElementKind: kind, at: IndexPath(item: 0, section: index))
        if let header = header as? DiffableHeader { self?.show(index, in: header) }
      }
    }
    useLayout()
  }

  private func show(_ index: Int, in header: DiffableHeader) {
    guard let section = adapter?.section(at: index) else { return }
    header.title = "\(section.shown.header) (\(section.rowCount))"
  }

  private func useLayout() {
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak adapter] _, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      list.trailingSwipeActionsConfigurationProvider = { [weak adapter] indexPath in
        adapter?.swipeActions(at: indexPath) { row in
          [adapter?.swipeAction("Delete", style: .destructive, for: row) { $0.swipeDelete() }].compactMap { $0 }
        }
      }
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
  }

  func useTheAdapterAlone(_ collectionView: UICollectionView) -> ListCollectionAdapter<String, Server> {
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
    package let headers: () -> [String?]
    package let faults: () -> [String]
  }

  package static func both() -> Both {
    let servers = ["Kitsu", "Neko"].map { Server(id: $0.lowercased(), nickname: $0) }
    let old = newView()
    let before = withExtendedLifetime(ServersBefore(old, servers)) { show(old).texts }
    let view = newView()
    let after = ServersAfter(view, ListStore(ListState(ListSection("asia", header: "Asia", servers))))
    after.viewDidLoad()
    let alone = newView()
    let adapter = after.useTheAdapterAlone(alone)
    return Both(
      before: before, store: after.store,
      after: {
        let texts = show(view).texts
        return withExtendedLifetime(adapter) { show(alone).texts == texts } ? texts : [["they differ"]]
      },
      headers: {
        view.views(UICollectionView.elementKindSectionHeader).map { ($0 as? DiffableHeader)?.title }
      },
      faults: { withExtendedLifetime(after) { view.faults + alone.faults } })
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
