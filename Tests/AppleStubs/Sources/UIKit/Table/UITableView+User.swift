import Foundation

/// What a user does to a table view, and what a test wants to know of it.
extension UITableView {
  package var faults: [String] { grid.faults }
  package var batches: Int { grid.batches }
  package var reloads: Int { grid.reloads }
  package var cellRows: [[UITableViewCell?]] { grid.cells }
  package var headerTexts: [String?] { headers.views.map { ($0 as? UITitleView)?.title } }
  package var footerTexts: [String?] { footers.views.map { ($0 as? UITitleView)?.title } }

  /// The user opens a row's swipe actions.
  package func swipe(at indexPath: IndexPath, leading: Bool = false) -> Swipe? {
    guard let dataSource, let delegate, let cell = cellForRow(at: indexPath),
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return nil }
    let configuration =
      leading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    guard let configuration else { return nil }
    cell.configurationState.isSwiped = true
    let reuses = cell.reuses
    return Swipe(
      configuration, in: cell, isRowThere: { self.grid.indexPath(of: cell) != nil && cell.reuses == reuses },
      close: { if cell.reuses == reuses { cell.configurationState.isSwiped = false } },
      blame: { self.grid.faults.append($0) })
  }

  /// The user takes a row by its reorder control.
  ///
  /// - Returns: whether the row can be moved.
  package func pickUp(_ source: IndexPath) -> Bool {
    guard let cell = cellForRow(at: source), dataSource?.tableView(self, canMoveRowAt: source) == true else {
      return false
    }
    cell.configurationState.isReordering = true
    return true
  }

  /// The user drops the row that is picked up: the view has moved it when the data source is told.
  ///
  /// - Returns: where it has come to.
  @discardableResult
  package func dropRow(from source: IndexPath, at proposed: IndexPath) -> IndexPath {
    let cell = cellForRow(at: source)
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    let before = grid.batches
    if target != source {
      grid.moveByHand(from: source, to: target)
      dataSource?.tableView(self, moveRowAt: source, to: target)
    }
    if grid.batches != before { grid.faults.append("the view was told of a move that it had made itself") }
    cell?.configurationState.isReordering = false
    return target
  }

  package func menu(at indexPath: IndexPath) -> UIMenu? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: CGPoint())?.actionProvider?([])
  }

  /// The user lifts rows for a drag.
  package func lift(_ indexPaths: [IndexPath]) -> [UIDragItem] {
    let session = DragSession()
    for path in indexPaths {
      session.items += dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }
    return session.items
  }

  /// The user drops what he has lifted.
  ///
  /// - Returns: where the items settled.
  @discardableResult
  package func drop(_ items: [UIDragItem], at indexPath: IndexPath?) -> [IndexPath] {
    let coordinator = TableDropCoordinator(items, at: indexPath)
    hasUncommittedUpdates = true
    dropDelegate?.tableView(self, performDropWith: coordinator)
    hasUncommittedUpdates = false
    return coordinator.settled
  }
}

final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localDragSession: (any UIDragSession)? { self }
}

final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    var sourceIndexPath: IndexPath? { nil }
    init(_ item: UIDragItem) { dragItem = item }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession = DragSession()
  var settled: [IndexPath] = []

  init(_ items: [UIDragItem], at indexPath: IndexPath?) {
    self.items = items.map { Item($0) }
    destinationIndexPath = indexPath
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    settled.append(indexPath)
    return Animating()
  }
}

final class Animating: NSObject, UIDragAnimating {}
