import Foundation
import Rowtrail

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = pool.remove(at: index)
      cell.configurationState = UICellConfigurationState()
      cell.reuses += 1
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = cellClasses[identifier] else { preconditionFailure("a class registered for \(identifier)") }
    return cellClass.init(style: .default, reuseIdentifier: identifier)
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let index = viewPool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      return viewPool.remove(at: index)
    }
    return viewClasses[identifier].map { $0.init(reuseIdentifier: identifier) }
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let count = grid.counts, count.indices.contains(path.section), path.row < count[path.section] else {
        grid.faults.append("attempt to reconfigure row \(path.row) of section \(path.section), which is not there")
        continue
      }
      guard let cell = grid.cell(at: path), let dataSource else { continue }
      reconfigured = cell
      if dataSource.tableView(self, cellForRowAt: path) !== cell {
        grid.faults.append("reconfiguring row \(path.row) of section \(path.section) gave another cell")
      }
      reconfigured = nil
    }
  }
}

extension UITableView {
  private typealias Sections = ProposedUpdate.Operations<Int>
  private typealias Items = ProposedUpdate.Operations<RowPath>

  private func note(_ change: @escaping (inout Sections, inout Items) -> Void) { grid.note(carryOut, change) }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { all, _ in all.insert += sections }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { all, _ in all.delete += sections }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note { all, _ in all.reload += sections }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note { all, _ in all.move.append(ListUpdate.Move(from: section, to: newSection)) }
  }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { _, all in all.insert += indexPaths.map(\.place) }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note { _, all in all.delete += indexPaths.map(\.place) }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { _, all in all.move.append(ListUpdate.Move(from: indexPath.place, to: newIndexPath.place)) }
  }
}

extension IndexPath {
  var place: RowPath { RowPath(section: section, item: item) }
}
