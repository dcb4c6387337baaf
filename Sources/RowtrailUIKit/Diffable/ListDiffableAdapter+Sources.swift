#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension ListDiffableAdapter where PlaceID == Item.ID {
    /// An adapter for a table view's data source whose item identifiers are the rows' ids.
    public convenience init(
      _ store: ListStore<SectionID, Item>, _ dataSource: UITableViewDiffableDataSource<SectionID, PlaceID>,
      in tableView: UITableView
    ) {
      self.init(store, SnapshotTarget(dataSource, in: tableView), \.rowID)
    }

    /// An adapter for a collection view's data source whose item identifiers are the rows' ids.
    public convenience init(
      _ store: ListStore<SectionID, Item>, _ dataSource: UICollectionViewDiffableDataSource<SectionID, PlaceID>,
      in collectionView: UICollectionView
    ) {
      self.init(store, SnapshotTarget(dataSource, in: collectionView), \.rowID)
    }
  }

  extension ListDiffableAdapter where PlaceID == ListPlaceID<SectionID, Item.ID> {
    /// An adapter for a table view's data source, with headers that are items.
    public convenience init(
      _ store: ListStore<SectionID, Item>, _ dataSource: UITableViewDiffableDataSource<SectionID, PlaceID>,
      in tableView: UITableView
    ) {
      self.init(store, SnapshotTarget(dataSource, in: tableView), { $0 })
    }

    /// An adapter for a collection view's data source, with headers that are items.
    public convenience init(
      _ store: ListStore<SectionID, Item>, _ dataSource: UICollectionViewDiffableDataSource<SectionID, PlaceID>,
      in collectionView: UICollectionView
    ) {
      self.init(store, SnapshotTarget(dataSource, in: collectionView), { $0 })
    }
  }

  /// A diffable data source of either kind, and its view.
  @MainActor
  struct SnapshotTarget<SectionID: ListID, PlaceID: ListID> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, PlaceID>
    let apply: (Snapshot, Bool) -> Void
    let reload: (Snapshot) -> Void
    let hasWindow: () -> Bool
    let isInHand: () -> Bool

    init(_ source: UITableViewDiffableDataSource<SectionID, PlaceID>, in view: UITableView) {
      apply = { [weak source] in source?.apply($0, animatingDifferences: $1) }
      reload = { [weak source] in source?.applySnapshotUsingReloadData($0) }
      hasWindow = { [weak view] in view?.window != nil }
      isInHand = { [weak view] in view?.isInHand ?? false }
    }

    init(_ source: UICollectionViewDiffableDataSource<SectionID, PlaceID>, in view: UICollectionView) {
      apply = { [weak source] in source?.apply($0, animatingDifferences: $1) }
      reload = { [weak source] in source?.applySnapshotUsingReloadData($0) }
      hasWindow = { [weak view] in view?.window != nil }
      isInHand = { [weak view] in view?.isInHand ?? false }
    }
  }
#endif
