#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  /// What the adapters for a table view, a collection view and a diffable data source have in common: a presenter, and what a
  /// view's delegate asks by index path. On the main actor, as the views are.
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

    /// What a move by the user means, by a reorder control or a drop; the move itself unless something else is said.
    ///
    ///     adapter.onMove = { move in
    ///       move.dispatch(with: move.rows.map { move.section == "favourites" ? .star(.id($0.id)) : .unstar(.id($0.id)) })
    ///     }
    public var onMove: ListMove<SectionID, Item>.Meaning {
      get { presenter.onMove }
      set { presenter.onMove = newValue }
    }

    /// Whether the app wants the view left alone, such as while the user types into a cell; it is told what has come meanwhile
    /// when this is `false` again.
    ///
    ///     func textFieldDidBeginEditing(_ textField: UITextField) { adapter.isHeld = true }
    ///     func textFieldDidEndEditing(_ textField: UITextField) { adapter.isHeld = false }
    public var isHeld: Bool {
      get { presenter.isHeld }
      set { presenter.isHeld = newValue }
    }

    /// Called once the view shows another revision, when its batch or reload is done, also after a move by the user. What else
    /// shows the list, such as a number of stars in a header or an empty state, is renewed here.
    ///
    ///     adapter.didUpdate = { [weak self] in self?.renew() }
    public var didUpdate: () -> Void {
      get { presenter.didUpdate }
      set { presenter.didUpdate = newValue }
    }

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
