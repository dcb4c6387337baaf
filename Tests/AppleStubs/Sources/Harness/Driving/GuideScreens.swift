import Rowtrail
import UIKit

/// A window that shows a controller.
@MainActor private func shown(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: .zero)
  window.rootViewController = controller
  window.isHidden = false
  return window
}

/// A user before the search of the UIKit guide.
@MainActor package final class SearchUser {
  private let controller: SearchController
  private let window: UIWindow

  package init(_ store: ListStore<String, Server>) {
    controller = SearchController(store: store)
    window = shown(controller)
  }

  private var view: UITableView { controller.tableView }
  package var faults: [String] { view.faults }
  package var cells: [String] {
    view.visibleCells.compactMap { $0 as? ServerCell }.map { $0.isStarred ? "\($0.title)*" : $0.title }
  }
  package var kept: Int { controller.found.timeline.entries.count }
  package func type(_ words: String) { controller.words = words }
  package func star(_ row: Int) { (view.visibleCells[row] as? ServerCell)?.onStar?() }
  package func deleteBySwipe(_ row: Int) -> [Bool] {
    let swipe = view.swipe(at: IndexPath(row: row, section: 0))
    swipe?.tap()
    return swipe?.told ?? []
  }
}

/// A user who renames in the cells.
@MainActor package final class NamesUser {
  private let controller: NamesController
  private let window: UIWindow

  package init(_ store: ListStore<String, Server>) {
    controller = NamesController(store: store)
    window = shown(controller)
  }

  private func cell(_ row: Int) -> NameCell? {
    controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? NameCell
  }

  package var names: [String] { controller.tableView.visibleCells.compactMap { ($0 as? NameCell)?.name } }
  package func begin(_ row: Int) { cell(row)?.onBegin?() }
  package func type(_ text: String, _ row: Int) { cell(row)?.name = text }
  package func end(_ row: Int) { cell(row).map { $0.onEnd?($0.name) } }
}

/// What the page on testing says of a screen, step by step, in the complete controller and in the collection view.
@MainActor package enum TestingGuide {
  package static func table(_ store: ListStore<String, Server>) async -> [String] {
    let controller = ServerListController(store: store) { [] }
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.isHidden = false
    let view = controller.tableView
    (view.cellForRow(at: IndexPath(row: 0, section: 0)) as? ServerCell)?.onStar?()
    controller.adapter.presenter.updateNow()
    var seen = ["\((view.cellForRow(at: IndexPath(row: 0, section: 0)) as? ServerCell)?.isStarred == true)"]
    store.dispatch(.star(.id("neko")))
    await Task.yield()
    seen.append((view.headerView(forSection: 0) as? ZoneHeader)?.title ?? "")
    let indexPath = IndexPath(row: 1, section: 0)
    let swipe = controller.tableView(view, trailingSwipeActionsConfigurationForRowAt: indexPath)
    if let action = swipe?.actions[0] { action.handler(action, view) { seen.append("\($0)") } }
    seen.append("\(view.numberOfSections) \(view.numberOfRows(inSection: 0))")
    let menu = controller.tableView(view, contextMenuConfigurationForRowAt: IndexPath(row: 0, section: 0), point: .zero)
    menu?.actionProvider?([])?.tap(1)
    controller.adapter.presenter.updateNow()
    if let row = controller.adapter.row(at: IndexPath(row: 0, section: 1)) {
      controller.adapter.presenter.drop([row], at: RowPath(section: 0, item: 0))
    }
    return seen + store.list.rowIDs + view.faults
  }

  package static func grid(_ store: ListStore<String, Server>) -> [String] {
    let controller = ServersGridController(store: store)
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.isHidden = false
    let view = controller.collectionView
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? GridCell
    cell?.accessories = [.reorder()]
    return ["\(view.numberOfSections) \(view.numberOfItems(inSection: 0))", cell?.title ?? ""] + view.faults
  }
}

extension OtherGuides {
  /// The moves that the first controller offers to undo.
  package static func movesOffered(_ store: ListStore<String, Server>) -> [Entry<String, Server>] {
    let controller = ServersController(store: store)
    var offered: [Entry<String, Server>] = []
    controller.offerUndoOfMoves { offered.append($0) }
    for id in ["neko", "nobody"] {
      let rows = [store.handle(for: "neko")].compactMap { $0 }
      if id == "nobody" { store.dispatch(.delete([.id("neko")])) }
      controller.adapter.presenter.drop(rows, at: RowPath(section: 0, item: 0))
    }
    return offered
  }
}
