import Rowtrail
import UIKit

/// A user before the controller of the UIKit guide.
@MainActor package final class GuideUser {
  package let store: ListStore<String, Server>
  private let controller: ServersController
  private var view: UITableView { controller.tableView }

  package init(_ store: ListStore<String, Server>) {
    self.store = store
    controller = ServersController(store: store)
    view.setWindow(Screen.window)
  }

  package var faults: [String] { view.faults }
  package var cells: [String] {
    view.visibleCells.compactMap { $0 as? ServerCell }.map { $0.isStarred ? "\($0.title)*" : $0.title }
  }
  package var header: String? { (view.headerView(forSection: 0) as? ZoneHeader)?.title }

  package func star(_ row: Int) { (view.visibleCells[row] as? ServerCell)?.onStar?() }
  package func starAll() { (view.headerView(forSection: 0) as? ZoneHeader)?.onStarAll?() }
  package func deleteBySwipe(_ row: Int) -> [Bool] {
    let swipe = view.swipe(at: IndexPath(row: row, section: 0))
    swipe?.tap()
    return swipe?.told ?? []
  }
}

/// What the guides' other controllers do, for tests, which do not import UIKit.
extension GuideUser {
  package func select(_ row: Int) -> String? {
    view.delegate?.tableView(view, didSelectRowAt: IndexPath(row: row, section: 0))
    return controller.opened
  }
  package var showsUndo: Bool { controller.showsUndo }
  package func tapUndo() { controller.tapUndo() }
  package func tapMenu(_ row: Int, _ action: Int) { view.menu(at: IndexPath(row: row, section: 0))?.tap(action) }
  package func expand(_ row: Int) -> String? {
    let cell = view.visibleCells[row] as? ServerCell
    cell?.onExpand?()
    controller.adapter.presenter.updateNow()
    return cell?.details
  }
  package func drag(_ row: Int, to section: Int) {
    view.drop(view.lift([IndexPath(row: row, section: 0)]), at: IndexPath(row: 0, section: section))
  }
  package func dropNew(_ name: String, at row: Int) {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = name
    view.drop([item], at: IndexPath(row: row, section: 0))
  }
  package var heads: [String?] {
    view.cellRows.indices.map { (view.headerView(forSection: $0) as? ZoneHeader)?.title }
  }
  /// A data source that adds to the adapter's deletes a row in editing mode.
  package func deleteInEditingMode(_ row: Int) -> [String]? {
    let source = IndexedSource(controller.adapter, of: view)
    view.reloadData()
    view.isEditing = true
    source.tableView(view, commit: .delete, forRowAt: IndexPath(row: row, section: 0))
    let titles = source.sectionIndexTitles(for: view)
    view.dataSource = controller.adapter
    return titles
  }
}

@MainActor package enum OtherGuides {
  /// The cells of a storyboard's controller.
  package static func table(_ store: ListStore<String, Server>) -> [String] {
    guard let controller = ServersTableController(coder: NSCoder()) else { return [] }
    controller.store = store
    controller.tableView.register(ServerCell.self, forCellReuseIdentifier: "server")
    controller.viewDidLoad()
    controller.tableView.setWindow(Screen.window)
    return controller.tableView.visibleCells.compactMap { ($0 as? ServerCell)?.title }
  }

  /// The cells and headers of the collection view after a swipe, a menu and a drop.
  package static func grid(_ store: ListStore<String, Server>) -> (cells: [String], headers: [String], faults: [String])
  {
    let controller = ServersGridController(store: store)
    let view = controller.collectionView
    view.setWindow(Screen.window)
    view.swipe(at: IndexPath(item: 0, section: 0))?.tap()
    view.menu(at: [IndexPath(item: 1, section: 0)])?.tap(0)
    view.drop(view.lift([IndexPath(item: 0, section: 0)]), at: nil)
    controller.adapter.presenter.updateNow()
    let headers = view.views(UICollectionView.elementKindSectionHeader)
    return (
      view.visibleCells.compactMap { ($0 as? GridCell)?.title }, headers.compactMap { ($0 as? GridHeader)?.title },
      view.faults
    )
  }

  /// Whether a pull to refresh ends.
  package static func refresh(_ store: ListStore<String, Server>, with servers: [Server]) async -> Bool {
    let controller = RefreshedController(style: .plain)
    controller.store = store
    controller.fetch = { servers }
    controller.addRefresh()
    controller.refreshControl?.pull()
    await controller.refreshing?.value
    return controller.refreshControl?.isRefreshing == false
  }

  /// The outcome of the star of a cell that dispatches an app's own action.
  package static func toggleFavourite(_ row: RowHandle<String, Server>) {
    let cell = ServerCell()
    cell.configureFavourite(row)
    cell.onStar?()
  }
}
