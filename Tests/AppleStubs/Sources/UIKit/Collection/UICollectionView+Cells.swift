import Foundation
import Rowtrail

extension UICollectionView {
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let token = RegistrationToken()
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let elementKind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = reusedCell(Cell.self, ObjectIdentifier(registration.token))
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  private func reusedCell<Cell: UICollectionViewCell>(_: Cell.Type, _ token: ObjectIdentifier) -> Cell {
    if let cell = reconfigured as? Cell, cell.registration == token { return cell }
    if let index = pool.firstIndex(where: { $0.registration == token }), let cell = pool[index] as? Cell {
      pool.remove(at: index)
      cell.configurationState = UICellConfigurationState()
      cell.reuses += 1
      cell.prepareForReuse()
      return cell
    }
    let cell = Cell(frame: CGRect())
    cell.registration = token
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: CGRect())
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let count = grid.counts, count.indices.contains(path.section), path.item < count[path.section] else {
        grid.faults.append("attempt to reconfigure item \(path.item) of section \(path.section), which is not there")
        continue
      }
      guard let cell = grid.cell(at: path), let dataSource else { continue }
      reconfigured = cell
      if dataSource.collectionView(self, cellForItemAt: path) !== cell {
        grid.faults.append("reconfiguring item \(path.item) of section \(path.section) gave another cell")
      }
      reconfigured = nil
    }
  }
}

/// The identity of a registration.
final class RegistrationToken: Sendable {}

extension UICollectionView {
  private typealias Sections = ProposedUpdate.Operations<Int>
  private typealias Items = ProposedUpdate.Operations<RowPath>

  private func note(_ change: @escaping (inout Sections, inout Items) -> Void) { grid.note(carryOut, change) }

  public func insertSections(_ sections: IndexSet) { note { all, _ in all.insert += sections } }
  public func deleteSections(_ sections: IndexSet) { note { all, _ in all.delete += sections } }
  public func reloadSections(_ sections: IndexSet) { note { all, _ in all.reload += sections } }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note { all, _ in all.move.append(ListUpdate.Move(from: section, to: newSection)) }
  }
  public func insertItems(at indexPaths: [IndexPath]) { note { _, all in all.insert += indexPaths.map(\.place) } }
  public func deleteItems(at indexPaths: [IndexPath]) { note { _, all in all.delete += indexPaths.map(\.place) } }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { _, all in all.move.append(ListUpdate.Move(from: indexPath.place, to: newIndexPath.place)) }
  }
}
