#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  /// The data source of a table view that shows a store's list, and what keeps the view up to date.
  ///
  ///     adapter = ListTableAdapter(store, tableView: tableView) { (cell: ServerCell, row) in
  ///       cell.show(row.shown.item, isStarred: row.shown.isStarred)
  ///       cell.onStar = { row.toggleStar() }
  ///     }
  ///
  /// The view is told one batch for all that was dispatched in a turn of the main actor, and then what to reconfigure. A view
  /// without a window, or not yet loaded, is reloaded; one with an open swipe or a row on the move is told once it is free.
  ///
  /// It is compiled against declarations taken from the public documentation, and was never run on a device.
  ///
  /// `Sendable`, as everything on the main actor is.
  @MainActor
  public final class ListTableAdapter<SectionID: ListID, Item: ListItem>: NSObject, UITableViewDataSource, ListAdapter {
    /// Makes or dequeues the cell of a row, configured from ``RowHandle/shown`` and holding the handle.
    public typealias CellProvider = (UITableView, IndexPath, RowHandle<SectionID, Item>) -> UITableViewCell
    /// Makes or dequeues the cell of a header that is an item.
    public typealias HeaderCellProvider = (UITableView, IndexPath, SectionHandle<SectionID, Item>) -> UITableViewCell

    /// What keeps the view up to date.
    public let presenter: ListPresenter<SectionID, Item>
    /// How rows come and go; how a row moves is the table view's affair.
    public var animation = UITableView.RowAnimation.automatic
    /// Which rows the user may move; none unless this is set.
    public var canMove: (RowHandle<SectionID, Item>) -> Bool = { _ in false }
    /// Which rows the user may edit, by a swipe or in editing mode; all of them unless this is set.
    public var canEdit: (RowHandle<SectionID, Item>) -> Bool = { _ in true }
    /// The cells of headers that are items, for a list with `first-item` sections.
    public var headerCell: HeaderCellProvider?
    weak var tableView: UITableView?
    var headers: TableSupplement<SectionID, Item>?
    var footers: TableSupplement<SectionID, Item>?
    var isLoaded = false
    private let cell: CellProvider

    /// An adapter that becomes the table view's data source. The view does not keep it alive: where nobody does, the view has
    /// no data source and shows nothing.
    public init(_ store: ListStore<SectionID, Item>, tableView: UITableView, cell: @escaping CellProvider) {
      presenter = ListPresenter(store)
      self.tableView = tableView
      self.cell = cell
      super.init()
      presenter.screen = self
      tableView.dataSource = self
    }

    /// An adapter that registers a class of cells and hands each cell its row.
    ///
    /// - Parameter configure: configures a cell, also one that showed another row before.
    public convenience init<Cell: UITableViewCell>(
      _ store: ListStore<SectionID, Item>, tableView: UITableView,
      configure: @escaping (Cell, RowHandle<SectionID, Item>) -> Void
    ) {
      let identifier = "Rowtrail.\(Cell.self)"
      tableView.register(Cell.self, forCellReuseIdentifier: identifier)
      self.init(store, tableView: tableView) { tableView, indexPath, row in
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        if let cell = cell as? Cell { configure(cell, row) }
        return cell
      }
    }

    // The requirements of a protocol of Objective-C stand in the class itself, since extensions of generic classes cannot
    // hold them.

    /// How many sections the shown list has.
    public func numberOfSections(in tableView: UITableView) -> Int {
      isLoaded = true
      return presenter.list.sectionCount
    }

    /// How many items a section of the shown list has.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      presenter.list.itemCount(ofSectionAt: section) ?? 0
    }

    /// The cell of a row, or of a header that is an item.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      if let row = row(at: indexPath) { return cell(tableView, indexPath, row) }
      guard let headerCell, let section = section(at: indexPath.section) else { return UITableViewCell() }
      return headerCell(tableView, indexPath, section)
    }

    /// The text of a header view.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      presenter.list.attributes(ofSectionAt: section).flatMap { $0.headerMode == .supplementary ? $0.header : nil }
    }

    /// The text of a footer view.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      presenter.list.attributes(ofSectionAt: section).flatMap { $0.footer.isEmpty ? nil : $0.footer }
    }

    /// Whether the user may edit a row; see ``canEdit``. A header that is an item is never edited.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      row(at: indexPath).map(canEdit) ?? false
    }

    /// Whether the user may move a row; see ``canMove``.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      row(at: indexPath).map(canMove) ?? false
    }

    /// The user has moved a row, in the view already.
    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      presenter.rowMovedByUser(from: RowPath(sourceIndexPath), to: RowPath(destinationIndexPath))
    }
  }
#endif
