import Foundation
import Rowtrail

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

  public init(frame: CGRect, style: Style) { super.init(frame: frame) }

  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open internal(set) var hasUncommittedUpdates = false
  open var isEditing = false
  open var backgroundView: UIView?
  open var allowsMultipleSelectionDuringEditing = false
  open package(set) var indexPathsForSelectedRows: [IndexPath]?
  package private(set) var scrolledTo: IndexPath?

  let grid = ItemGrid<UITableViewCell>(.table)
  var headers = SectionViews<UIView>()
  var footers = SectionViews<UIView>()
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var pool: [UITableViewCell] = []
  var viewPool: [UITableViewHeaderFooterView] = []
  var reconfigured: UITableViewCell?

  open var visibleCells: [UITableViewCell] { grid.cells.joined().compactMap { $0 } }
  open var numberOfSections: Int { (grid.counts ?? countItems()).count }
  open func numberOfRows(inSection section: Int) -> Int { (grid.counts ?? countItems())[section] }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { grid.cell(at: indexPath) }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scrolledTo = indexPath
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { grid.indexPath(of: cell) }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  open func reloadData() {
    pool += grid.forget()
    headers.views = []
    footers.views = []
    grid.reloads += 1
    if window != nil { layoutIfNeeded() }
  }

  open override func layoutIfNeeded() {
    guard window != nil, !grid.isInBatch, dataSource != nil else { return }
    if grid.counts == nil {
      let counts = countItems()
      grid.counts = counts
      grid.cells = counts.map { Array(repeating: nil, count: $0) }
    }
    fill()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if grid.isInBatch {
      updates?()
    } else {
      carryOut { updates?() }
    }
    completion?(true)
  }

  func carryOut(_ updates: () -> Void) {
    let old = visibleCells
    if let update = grid.perform(updates, counting: { countItems() }) {
      headers.follow(update)
      footers.follow(update)
      for cell in old where grid.indexPath(of: cell) == nil { pool.append(cell) }
      // Every batch closes an open row.
      for cell in visibleCells { cell.configurationState.isSwiped = false }
      layoutIfNeeded()
    } else {
      reloadData()
    }
  }

  private func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  /// Asks for the cells, headers and footers that are wanted.
  private func fill() {
    guard let dataSource else { return }
    for path in grid.vacant { grid.cells[path.section][path.row] = dataSource.tableView(self, cellForRowAt: path) }
    let count = grid.cells.count
    headers.views += Array(repeating: nil, count: max(0, count - headers.views.count))
    footers.views += Array(repeating: nil, count: max(0, count - footers.views.count))
    for section in 0..<count {
      if headers[section] == nil {
        headers.views[section] =
          delegate?.tableView(self, viewForHeaderInSection: section)
          ?? dataSource.tableView(self, titleForHeaderInSection: section).map { UITitleView($0) }
      }
      if footers[section] == nil {
        footers.views[section] =
          delegate?.tableView(self, viewForFooterInSection: section)
          ?? dataSource.tableView(self, titleForFooterInSection: section).map { UITitleView($0) }
      }
    }
  }
}

/// The view that a table view makes of a title.
final class UITitleView: UIView {
  let title: String
  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect())
  }
}
