#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  /// The data source of a collection view that shows a store's list, and what keeps the view up to date.
  ///
  ///     adapter = ListCollectionAdapter(store, collectionView: collectionView) { (cell: ServerCell, row) in
  ///       cell.show(row.shown.item, isStarred: row.shown.isStarred)
  ///       cell.onStar = { row.toggleStar() }
  ///     }
  ///     collectionView.collectionViewLayout = adapter.listLayout(.insetGrouped)
  ///
  /// As ``ListTableAdapter`` is for table views. `Sendable`, as everything on the main actor is.
  @MainActor
  public final class ListCollectionAdapter<SectionID: ListID, Item: ListItem>:
    NSObject, UICollectionViewDataSource, ListAdapter
  {
    /// Dequeues the cell of a row, configured from ``RowHandle/shown`` and holding the handle.
    public typealias CellProvider = (UICollectionView, IndexPath, RowHandle<SectionID, Item>) -> UICollectionViewCell
    /// Dequeues the cell of a header that is an item.
    public typealias HeaderCellProvider =
      (UICollectionView, IndexPath, SectionHandle<SectionID, Item>) -> UICollectionViewCell

    /// What keeps the view up to date.
    public let presenter: ListPresenter<SectionID, Item>
    /// Which rows the user may move; none unless this is set.
    public var canMove: (RowHandle<SectionID, Item>) -> Bool = { _ in false }
    /// The cells of headers that are items, for a list with `first-item` sections; see ``registerHeaderCell(configure:)``.
    public var headerCell: HeaderCellProvider?
    weak var collectionView: UICollectionView?
    var supplements: [String: CollectionSupplement<SectionID, Item>] = [:]
    var isLoaded = false
    private let cell: CellProvider

    /// An adapter that becomes the collection view's data source. The view does not keep it alive: where nobody does, the view
    /// has no data source and shows nothing.
    public init(_ store: ListStore<SectionID, Item>, collectionView: UICollectionView, cell: @escaping CellProvider) {
      presenter = ListPresenter(store)
      self.collectionView = collectionView
      self.cell = cell
      super.init()
      presenter.screen = self
      collectionView.dataSource = self
    }

    /// An adapter that registers a class of cells and hands each cell its row.
    ///
    /// - Parameter configure: configures a cell, also one that showed another row before.
    public convenience init<Cell: UICollectionViewCell>(
      _ store: ListStore<SectionID, Item>, collectionView: UICollectionView,
      configure: @escaping (Cell, RowHandle<SectionID, Item>) -> Void
    ) {
      let registration = UICollectionView.CellRegistration<Cell, RowHandle<SectionID, Item>> { cell, _, row in
        configure(cell, row)
      }
      self.init(store, collectionView: collectionView) { collectionView, indexPath, row in
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
      }
    }

    // The requirements of a protocol of Objective-C stand in the class itself, since extensions of generic classes cannot
    // hold them.

    /// How many sections the shown list has.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
      isLoaded = true
      return presenter.list.sectionCount
    }

    /// How many items a section of the shown list has.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      presenter.list.itemCount(ofSectionAt: section) ?? 0
    }

    /// The cell of a row, or of a header that is an item.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if let row = row(at: indexPath) { return cell(collectionView, indexPath, row) }
      guard let headerCell, let section = section(at: indexPath.section) else {
        preconditionFailure("cells for first-item headers, set by registerHeaderCell")
      }
      return headerCell(collectionView, indexPath, section)
    }

    /// A header or footer view.
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let supplement = supplements[kind], let section = section(at: indexPath.section) else {
        preconditionFailure("views of the kind \(kind), set by registerHeader or registerFooter")
      }
      return supplement.view(collectionView, indexPath, section)
    }

    /// Whether the user may move an item; see ``canMove``.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      row(at: indexPath).map(canMove) ?? false
    }

    /// The user has moved an item, in the view already.
    public func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      presenter.rowMovedByUser(from: RowPath(sourceIndexPath), to: RowPath(destinationIndexPath))
    }
  }
#endif
