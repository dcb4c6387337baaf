import Foundation
import Rowtrail

/// What both diffable data sources do with a snapshot: its batch is planned from the identifiers, here by this package's own
/// planner over lists of identifiers.
@MainActor
final class SnapshotCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  struct Named: ListItem {
    let id: Item
  }

  var snapshot = Snapshot()

  func list(_ snapshot: Snapshot) -> ListState<Section, Named> {
    let sections = snapshot.sectionIdentifiers.map { section in
      ListSection(section, snapshot.itemIdentifiers(inSection: section).map { Named(id: $0) })
    }
    do throws(Rejection) {
      return try ListState(validating: sections)
    } catch {
      preconditionFailure("unique identifiers: \(error)")
    }
  }

  func update(to new: Snapshot) -> ListUpdate { list(new).update(since: list(snapshot)) }

  func item(at indexPath: IndexPath) -> Item? {
    guard snapshot.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func paths(of items: [Item]) -> [IndexPath] {
    let list = list(snapshot)
    return items.compactMap { list.path(of: $0).map { IndexPath(item: $0.item, section: $0.section) } }
  }

  func moved(from source: IndexPath, to destination: IndexPath) -> Snapshot {
    var list = list(snapshot)
    list.move(from: source.place, to: destination.place)
    var moved = Snapshot()
    moved.appendSections(list.sectionIDs)
    for section in list.sectionIDs { moved.appendItems(list.rowIDs(of: section) ?? [], toSection: section) }
    return moved
  }
}
