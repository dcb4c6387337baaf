import Foundation
import Rowtrail

@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var didReorder: ((Transaction) -> Void)?
  }

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let core = SnapshotCore<SectionIdentifierType, ItemIdentifierType>()
  /// Whether each snapshot that was applied was to be animated.
  package private(set) var animations: [Bool] = []

  open func snapshot() -> Snapshot { core.snapshot }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    guard let collectionView else { return }
    animations.append(animatingDifferences)
    let update = core.update(to: snapshot)
    if update.sections.isEmpty, update.items.isEmpty {
      core.snapshot = snapshot
    } else {
      collectionView.performBatchUpdates {
        self.core.snapshot = snapshot
        collectionView.deleteSections(IndexSet(update.sections.delete))
        collectionView.insertSections(IndexSet(update.sections.insert))
        for move in update.sections.move { collectionView.moveSection(move.from, toSection: move.to) }
        collectionView.deleteItems(at: update.items.delete.map { IndexPath(item: $0.item, section: $0.section) })
        collectionView.insertItems(at: update.items.insert.map { IndexPath(item: $0.item, section: $0.section) })
        for move in update.items.move {
          collectionView.moveItem(
            at: IndexPath(item: move.from.item, section: move.from.section),
            to: IndexPath(item: move.to.item, section: move.to.section))
        }
      }
    }
    collectionView.reconfigureItems(at: core.paths(of: snapshot.reconfiguredItemIdentifiers))
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    core.snapshot = snapshot
    collectionView?.reloadData()
    completion?()
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { core.snapshot.sectionIdentifiers.count }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    core.snapshot.itemIdentifiers(inSection: core.snapshot.sectionIdentifiers[section]).count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = core.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("a cell provider that returns a cell for \(indexPath)")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    core.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let initial = core.snapshot
    core.snapshot = core.moved(from: sourceIndexPath, to: destinationIndexPath)
    reorderingHandlers.didReorder?(Transaction(from: initial, to: core.snapshot))
  }
}
