import Foundation
import Rowtrail

@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let core = SnapshotCore<SectionIdentifierType, ItemIdentifierType>()
  /// Whether each snapshot that was applied was to be animated.
  package private(set) var animations: [Bool] = []
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  open func snapshot() -> Snapshot { core.snapshot }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    guard let tableView else { return }
    animations.append(animatingDifferences)
    let update = core.update(to: snapshot)
    if update.sections.isEmpty, update.items.isEmpty {
      core.snapshot = snapshot
    } else {
      let animation = defaultRowAnimation
      tableView.performBatchUpdates {
        self.core.snapshot = snapshot
        tableView.deleteSections(IndexSet(update.sections.delete), with: animation)
        tableView.insertSections(IndexSet(update.sections.insert), with: animation)
        for move in update.sections.move { tableView.moveSection(move.from, toSection: move.to) }
        tableView.deleteRows(
          at: update.items.delete.map { IndexPath(row: $0.item, section: $0.section) }, with: animation)
        tableView.insertRows(
          at: update.items.insert.map { IndexPath(row: $0.item, section: $0.section) }, with: animation)
        for move in update.items.move {
          tableView.moveRow(
            at: IndexPath(row: move.from.item, section: move.from.section),
            to: IndexPath(row: move.to.item, section: move.to.section))
        }
      }
    }
    tableView.reconfigureRows(at: core.paths(of: snapshot.reconfiguredItemIdentifiers))
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    core.snapshot = snapshot
    tableView?.reloadData()
    completion?()
  }

  open func numberOfSections(in tableView: UITableView) -> Int { core.snapshot.sectionIdentifiers.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    core.snapshot.itemIdentifiers(inSection: core.snapshot.sectionIdentifiers[section]).count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = core.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("a cell provider that returns a cell for \(indexPath)")
    }
    return cell
  }
}
