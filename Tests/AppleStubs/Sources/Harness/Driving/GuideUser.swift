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
