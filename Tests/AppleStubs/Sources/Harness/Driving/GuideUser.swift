import Rowtrail
import UIKit

/// A user before the complete controller of the guides.
@MainActor package final class GuideUser {
  package let store: ListStore<String, Server>
  package let log = Log()
  private let controller: ServerListController
  private var view: UITableView { controller.tableView }

  /// What the network has, and whom the user opened.
  @MainActor package final class Log {
    package var servers: [Server]?
    package fileprivate(set) var opened: String?
    struct Offline: Error {}

    func fetch() throws -> [Server] {
      guard let servers else { throw Offline() }
      return servers
    }
  }

  package init(_ store: ListStore<String, Server>) {
    self.store = store
    let log = log
    controller = ServerListController(store: store) { try log.fetch() }
    controller.onOpen = { log.opened = $0 }
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
    return log.opened
  }
  package func deleteSelected(_ rows: [Int]) {
    view.indexPathsForSelectedRows = rows.map { IndexPath(row: $0, section: 0) }
    controller.deleteSelected()
  }
  package func add(_ server: Server) -> IndexPath? {
    controller.add(server)
    return view.scrolledTo
  }
  package var showsUndo: Bool { controller.showsUndo }
  package var hasBar: Bool { !controller.undoBar.isHidden }
  package var isEmpty: Bool { !controller.emptyView.isHidden }
  package func tapUndo() { controller.tapUndo() }
  /// Whether a pull to refresh ends.
  package func pull(_ servers: [Server]?) async -> Bool {
    log.servers = servers
    view.refreshControl?.pull()
    await controller.refreshing?.value
    return view.refreshControl?.isRefreshing == false
  }
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

  /// The cells of the first controller, in which a row was starred by its cell and a server was dropped from elsewhere.
  package static func first(_ store: ListStore<String, Server>, drop server: Server) -> [String] {
    let controller = ServersController(store: store)
    controller.takeForeignDrops()
    controller.loadView()
    let view = controller.tableView
    view.setWindow(Screen.window)
    (view.visibleCells.first as? ServerCell)?.onStar?()
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = server
    view.drop([item], at: IndexPath(row: 1, section: 0))
    return view.visibleCells.compactMap { $0 as? ServerCell }.map { $0.isStarred ? "\($0.title)*" : $0.title }
      + view.faults
  }

  /// What a bar does that offers Undo also when something else happened since.
  package static func bringBack(_ row: RowHandle<String, Server>, meanwhile: () -> Void) {
    let bar = PatientBar(row.store)
    _ = bar.delete(row)
    meanwhile()
    bar.tapUndo()
  }

  /// The cells of a controller whose covers come late: at first, and now.
  package static func covers(_ store: ListStore<String, Server>, _ covers: Covers) -> () -> [String?] {
    let controller = CoverController(store: store, covers: covers)
    let view = controller.tableView
    view.setWindow(Screen.window)
    return { withExtendedLifetime(controller) { view.visibleCells.map { ($0 as? CoverCell)?.cover } } }
  }

  /// The outcome of the star of a cell that dispatches an app's own action.
  package static func toggleFavourite(_ row: RowHandle<String, Server>) {
    let cell = ServerCell()
    configureFavourite(cell, row)
    cell.onStar?()
  }
}
