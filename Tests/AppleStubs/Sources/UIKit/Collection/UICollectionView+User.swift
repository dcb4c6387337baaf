import Foundation

/// What a user does to a collection view, and what a test wants to know of it.
extension UICollectionView {
  package var faults: [String] { grid.faults }
  package var batches: Int { grid.batches }
  package var reloads: Int { grid.reloads }
  package var cellRows: [[UICollectionViewCell?]] { grid.cells }
  package func views(_ kind: String) -> [UICollectionReusableView?] { supplements[kind]?.views ?? [] }

  /// The user opens an item's swipe actions.
  package func swipe(at indexPath: IndexPath, leading: Bool = false) -> Swipe? {
    guard let cell = cellForItem(at: indexPath),
      let list = collectionViewLayout.section(indexPath.section)?.list,
      let configuration = leading
        ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
        : list.trailingSwipeActionsConfigurationProvider?(indexPath)
    else { return nil }
    cell.configurationState.isSwiped = true
    let reuses = cell.reuses
    return Swipe(
      configuration, in: cell, isRowThere: { self.grid.indexPath(of: cell) != nil && cell.reuses == reuses },
      close: { if cell.reuses == reuses { cell.configurationState.isSwiped = false } },
      blame: { self.grid.faults.append($0) })
  }

  /// The user takes an item by its reorder control.
  ///
  /// - Returns: whether the item can be moved.
  package func pickUp(_ source: IndexPath) -> Bool {
    guard let cell = cellForItem(at: source), dataSource?.collectionView(self, canMoveItemAt: source) == true else {
      return false
    }
    cell.configurationState.isReordering = true
    return true
  }

  /// The user drops the item that is picked up: the view has moved it when the data source is told.
  ///
  /// - Returns: where it has come to.
  @discardableResult
  package func dropItem(from source: IndexPath, at proposed: IndexPath) -> IndexPath {
    let cell = cellForItem(at: source)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: source,
        toProposedIndexPath: proposed) ?? proposed
    let before = grid.batches
    if target != source {
      grid.moveByHand(from: source, to: target)
      dataSource?.collectionView(self, moveItemAt: source, to: target)
    }
    if grid.batches != before { grid.faults.append("the view was told of a move that it had made itself") }
    cell?.configurationState.isReordering = false
    return target
  }

  package func menu(at indexPaths: [IndexPath]) -> UIMenu? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: indexPaths, point: CGPoint())?
      .actionProvider?([])
  }

  /// The user lifts items for a drag.
  package func lift(_ indexPaths: [IndexPath]) -> [UIDragItem] {
    let session = DragSession()
    for path in indexPaths {
      session.items += dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    return session.items
  }

  /// The user drops what he has lifted.
  ///
  /// - Returns: where the items settled.
  @discardableResult
  package func drop(_ items: [UIDragItem], at indexPath: IndexPath?) -> [IndexPath] {
    let coordinator = CollectionDropCoordinator(items, at: indexPath)
    hasUncommittedUpdates = true
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    hasUncommittedUpdates = false
    return coordinator.settled
  }
}

final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    var sourceIndexPath: IndexPath? { nil }
    init(_ item: UIDragItem) { dragItem = item }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession = DragSession()
  var settled: [IndexPath] = []

  init(_ items: [UIDragItem], at indexPath: IndexPath?) {
    self.items = items.map { Item($0) }
    destinationIndexPath = indexPath
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    settled.append(indexPath)
    return Animating()
  }
}
