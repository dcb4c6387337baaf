#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  /// Keeps a diffable data source up to date with a store, for an app that has one.
  ///
  ///     dataSource = UICollectionViewDiffableDataSource<Zone, String>(collectionView: collectionView) {
  ///       [weak self] view, path, id in
  ///       view.dequeueConfiguredReusableCell(using: registration, for: path, item: self?.adapter?.row(for: id))
  ///     }
  ///     adapter = ListDiffableAdapter(store, dataSource, in: collectionView)
  ///     adapter.presenter.reload()           // the first snapshot
  ///
  /// The data source plans its own batch from a snapshot of the whole list, in time that depends on the list's length, where
  /// ``ListTableAdapter`` and ``ListCollectionAdapter`` take time that depends on what changed. Rows whose content or flags
  /// changed are reconfigured. Where headers are items, the item identifiers are of the type `ListPlaceID`.
  ///
  /// `Sendable`, as everything on the main actor is.
  @MainActor
  public final class ListDiffableAdapter<SectionID: ListID, Item: ListItem, PlaceID: ListID>: ListAdapter {
    /// The data source's snapshots.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, PlaceID>

    /// What keeps the data source up to date.
    public let presenter: ListPresenter<SectionID, Item>
    /// Whether differences are animated.
    public var animatesDifferences = true
    /// Called after an update in which header or footer views show other texts or counts, or came or went: a diffable data
    /// source does not ask for them anew.
    public var headersChanged: (ListFollowUp) -> Void = { _ in }
    private let target: SnapshotTarget<SectionID, PlaceID>
    private let place: (ListPlaceID<SectionID, Item.ID>) -> PlaceID?
    private var isLoaded = false
    /// The item that the user was last allowed to take.
    private var taken: PlaceID?

    init(
      _ store: ListStore<SectionID, Item>, _ target: SnapshotTarget<SectionID, PlaceID>,
      _ place: @escaping (ListPlaceID<SectionID, Item.ID>) -> PlaceID?
    ) {
      presenter = ListPresenter(store)
      self.target = target
      self.place = place
      presenter.screen = self
    }

    /// A handle for the row of an id, which the cell provider hands to the cell; `nil` where the shown list has none.
    public func row(for id: Item.ID) -> RowHandle<SectionID, Item>? { presenter.handle(for: id) }

    /// A handle for the section of an id; `nil` where the shown list has none.
    public func section(for id: SectionID) -> SectionHandle<SectionID, Item>? {
      presenter.list.sectionIndex(of: id).flatMap { presenter.sectionHandle(at: $0) }
    }

    /// A snapshot of the shown list. O(n).
    public func snapshot() -> Snapshot {
      var snapshot = Snapshot()
      let sections = presenter.list.sectionIDs
      snapshot.appendSections(sections)
      for (index, section) in sections.enumerated() {
        snapshot.appendItems(presenter.list.placeIDs(ofSectionAt: index).compactMap(place), toSection: section)
      }
      return snapshot
    }

    /// `reorderingHandlers.canReorderItem`: whether an item is a row, no header. The one that was asked for last is taken to be
    /// the one that the user moves, where what ``didReorder(_:)`` is told leaves a choice.
    ///
    ///     dataSource.reorderingHandlers.canReorderItem = { [weak adapter] in adapter?.canReorder($0) ?? false }
    public func canReorder(_ id: PlaceID) -> Bool {
      taken = id
      return !presenter.list.sectionIDs.contains { place(.header($0)) == id }
    }

    /// `reorderingHandlers.didReorder`: the user has moved an item, in the view and in the data source already.
    public func didReorder(_ transaction: NSDiffableDataSourceTransaction<SectionID, PlaceID>) {
      for moved in moved(transaction) {
        guard let source = path(of: moved, in: transaction.initialSnapshot),
          let destination = path(of: moved, in: transaction.finalSnapshot)
        else { continue }
        presenter.rowMovedByUser(from: source, to: destination)
      }
    }

    /// What came to another section. The transaction's difference knows no sections: it does not tell of an item that went from
    /// the end of one to the start of the next. Where nothing did, what the user took, if that explains it: two neighbours that
    /// changed places are one insertion, of either. Else what the difference tells of.
    private func moved(_ transaction: NSDiffableDataSourceTransaction<SectionID, PlaceID>) -> [PlaceID] {
      let (old, new) = (transaction.initialSnapshot, transaction.finalSnapshot)
      let newcomers = new.sectionIdentifiers.flatMap { section in
        let before = old.indexOfSection(section) == nil ? [] : Set(old.itemIdentifiers(inSection: section))
        return new.itemIdentifiers(inSection: section).filter { !before.contains($0) }
      }
      if !newcomers.isEmpty { return newcomers }
      let (before, after) = (old.itemIdentifiers, new.itemIdentifiers)
      if before == after { return [] }
      if let taken, before.filter({ $0 != taken }) == after.filter({ $0 != taken }) { return [taken] }
      return transaction.difference.insertions.compactMap { change in
        if case .insert(_, let moved, _) = change { moved } else { nil }
      }
    }

    private func path(of id: PlaceID, in snapshot: Snapshot) -> RowPath? {
      guard let name = snapshot.sectionIdentifier(containingItem: id), let section = snapshot.indexOfSection(name),
        let item = snapshot.itemIdentifiers(inSection: name).firstIndex(of: id)
      else { return nil }
      return RowPath(section: section, item: item)
    }
  }

  extension ListDiffableAdapter: ListScreen {
    /// Whether the data source's view takes a batch now.
    public var readiness: ListScreenReadiness {
      guard isLoaded, target.hasWindow() else { return .unloaded }
      return target.isInHand() ? .busy : .ready
    }

    /// Applies a snapshot of the shown list without comparing it to the one before.
    public func reload() {
      isLoaded = true
      target.reload(snapshot())
    }

    /// Applies a snapshot of the list after, in which what changed is reconfigured.
    public func perform(_ update: ListUpdate, then work: ListFollowUp, showNew: @escaping () -> Void) {
      let before = presenter.list
      showNew()
      if update.isEmpty, work.reconfigure.isEmpty { return headersChanged(work) }
      var new = snapshot()
      new.reconfigureItems(presenter.list.changedPlaceIDs(since: before, work).compactMap(place))
      target.apply(new, animatesDifferences)
      if !(work.headerViews + work.footerViews + work.rebuilt).isEmpty { headersChanged(work) }
    }
  }
#endif
