// The controller of the page with a complete one, as it stands there.
import LinkedUIKit
import Observation
import Rowtrail
import UIKit

final class ServerCell: UITableViewCell {
  var title = "", details: String?, isStarred = false
  var onStar: (() -> Void)?, onExpand: (() -> Void)?
}

final class ZoneHeader: UITableViewHeaderFooterView {
  var title = "", onStarAll: (() -> Void)?
}

final class ServerListController: UIViewController, UITableViewDelegate {
  let store: ListStore<String, Server>
  let fetch: () async throws -> [Server]
  var onOpen: (String) -> Void = { _ in }
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let undoBar = UIView(frame: .zero), emptyView = UIView(frame: .zero)
  private(set) var deletion: Entry<String, Server>?
  private(set) var refreshing: Task<Void, Never>?
  private(set) lazy var adapter = ListTableAdapter(store, tableView: tableView) {
    [weak self] (cell: ServerCell, row) in
    self?.configure(cell, row)
  }

  init(store: ListStore<String, Server>, fetch: @escaping () async throws -> [Server]) {
    self.store = store
    self.fetch = fetch
    super.init(nibName: nil, bundle: nil)
    tableView.delegate = self
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.backgroundView = emptyView
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.refresh() })
    adapter.registerHeader { [weak self] (header: ZoneHeader, section) in self?.configure(header, section) }
    adapter.canMove = { _ in true }
    adapter.onMove = { move in
      move.dispatch(
        with: move.rows.compactMap { row in
          guard var server = row.row?.item else { return nil }  // as it is now; nil where it is gone
          server.isRetired = move.section == "retired"
          return .edit(.id(row.id), server)
        })
    }
    adapter.didUpdate = { [weak self] in self?.renew() }
    renew()
    watchStore()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func loadView() { view = tableView }

  func configure(_ cell: ServerCell, _ row: RowHandle<String, Server>) {
    cell.title = row.shown.item.nickname + (row.shown.item.isRetired ? ", retired" : "")
    cell.isStarred = row.shown.isStarred
    cell.onStar = { row.toggleStar() }
    cell.details = row.shown.isExpanded ? row.id : nil
    cell.onExpand = { row.toggleExpand() }
  }

  // MARK: Headers, the empty state

  func configure(_ header: ZoneHeader, _ section: SectionHandle<String, Server>) {
    let list = adapter.presenter.list  // what the view shows
    let stars = (list.rowIDs(of: section.id) ?? []).filter { list.row($0)?.isStarred == true }.count
    header.title = "\(section.shown.header) \(stars)/\(section.rowCount)"
    header.onStarAll = { section.starAll() }
  }

  func renew() {  // the view was told
    for index in adapter.presenter.list.sectionIDs.indices {
      guard let header = tableView.headerView(forSection: index) as? ZoneHeader,
        let section = adapter.section(at: index)
      else { continue }
      configure(header, section)
    }
    emptyView.isHidden = adapter.presenter.list.rowCount > 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    adapter.headerView(forSection: section)
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing, let row = adapter.row(at: indexPath) else { return }  // nil: a header that is an item
    onOpen(row.id)
  }

  func deleteSelected() {  // in editing mode
    store.delete((tableView.indexPathsForSelectedRows ?? []).compactMap { adapter.row(at: $0) })
  }

  func add(_ server: Server) {
    store.dispatch(.insert(ListRow(server), at: .end(of: .id("asia"))))
    adapter.presenter.updateNow()  // now the view has the row
    if let indexPath = store.handle(for: server.id).flatMap({ adapter.indexPath(for: $0) }) {
      tableView.scrollToRow(at: indexPath, at: .middle, animated: true)
    }
  }

  // MARK: Swipes, Undo, menus

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    adapter.swipeActions(at: indexPath) { row in
      [
        adapter.swipeAction("Delete", style: .destructive, for: row) { [weak self] row in
          let outcome = row.swipeDelete()
          if case .success(let entry) = outcome { self?.deletion = entry }  // shows the bar
          return outcome
        }
      ]
    }
  }

  var showsUndo: Bool { deletion.map { store.canUndo($0) } ?? false }

  func tapUndo() {
    if let deletion { store.undo(deletion) }  // nil, and nothing done, where something else happened since
    deletion = nil
  }

  func watchStore() {  // once
    withObservationTracking {
      _ = store.revision
      undoBar.isHidden = !showsUndo
    } onChange: { [weak self] in
      Task { @MainActor in self?.watchStore() }  // again, when the change is done
    }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter.contextMenu(at: indexPath) { row in
      [
        UIAction(title: "Star") { _ in row.setStarred(true) },
        UIAction(title: "Delete", attributes: .destructive) { _ in row.delete() },
      ]
    }
  }

  // MARK: Pull to refresh

  func refresh() {
    refreshing = Task { [weak self, store, fetch] in
      do {
        let servers = try await fetch()
        store.dispatch(.refresh(servers), by: ServerActions())
      } catch {
        print(error)  // tell the user
      }
      self?.tableView.refreshControl?.endRefreshing()
    }
  }
}

// MARK: Drag and drop

extension ServerListController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    adapter.dragItems(at: indexPath)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UITableViewDropProposal {
    let isOurs = session.localDragSession.map { adapter.rows(of: $0.items) != nil } ?? false
    return UITableViewDropProposal(operation: isOurs ? .move : .forbidden, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    adapter.performDrop(coordinator)
  }
}
