#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  /// What the adapters for a table view, a collection view and a diffable data source have in common: a presenter, and what a
  /// view's delegate asks by index path.
  @MainActor
  public protocol ListAdapter<SectionID, Item>: AnyObject {
    /// The id of the list's sections.
    associatedtype SectionID: ListID
    /// The content of the list's rows.
    associatedtype Item: ListItem

    /// What keeps the view up to date.
    var presenter: ListPresenter<SectionID, Item> { get }
  }

  extension ListAdapter {
    /// A handle for a row, which a cell, a swipe action, a menu or a drag captures.
    public typealias Row = RowHandle<SectionID, Item>

    /// The row at an index path of the view; `nil` for a header.
    public func row(at indexPath: IndexPath) -> Row? { presenter.handle(at: RowPath(indexPath)) }

    /// The section with an index of the view.
    public func section(at index: Int) -> SectionHandle<SectionID, Item>? { presenter.sectionHandle(at: index) }

    /// Where a row is in the view, or `nil` where the view does not show it (any more).
    public func indexPath(for row: Row) -> IndexPath? { presenter.list.path(of: row.id).map { IndexPath($0) } }

    /// Where the user may drop a row that he drags over an index path: behind a header that is an item, never before it.
    ///
    ///     func tableView(
    ///       _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    ///       toProposedIndexPath proposed: IndexPath
    ///     ) -> IndexPath {
    ///       adapter.moveTarget(for: proposed)
    ///     }
    public func moveTarget(for proposed: IndexPath) -> IndexPath {
      IndexPath(presenter.moveTarget(for: RowPath(proposed)))
    }
  }
#endif
