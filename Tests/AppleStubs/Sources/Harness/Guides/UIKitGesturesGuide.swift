// The samples of the guide to gestures in UIKit that are not of the complete controller, as they stand there.
import LinkedUIKit
import Rowtrail
import UIKit

struct ServerActions: ListReducer {
  enum Action: Sendable {
    case file([String], to: Destination<String, String>)
    case refresh([Server])
    case bringBack(ListRow<Server>, to: RowPosition<String>)
  }

  func actions(
    for action: Action, in list: ListState<String, Server>
  ) throws(Rejection) -> [ListAction<String, Server>] {
    switch action {
    case .file(let ids, let place):
      var actions: [ListAction<String, Server>] = []
      for id in ids {
        guard var server = list.row(id)?.item else { throw Rejection(.gone, id) }
        server.isRetired = true
        actions.append(.edit(.id(id), server))
      }
      return actions + [.move(ids.map { .id($0) }, to: place)]
    case .refresh(let servers):
      let new = merged(servers, into: list.sections)
      return new == list.sections ? [] : [.reload(new)]  // nothing new: a short entry that changes nothing
    case .bringBack(let row, let place):
      guard !list.contains(row.id) else { return [] }  // it is back already
      let ids = list.rowIDs(of: place.section) ?? []
      let end = Destination<String, String>.end(of: .id(place.section))  // rejected where the section is gone
      return [.insert(row, at: place.offset < ids.count ? .before(.id(ids[place.offset])) : end)]
    }
  }

  /// The network knows which servers there are, and their names. Section, order and `isRetired` are the app's own.
  private func merged(
    _ servers: [Server], into sections: [ListSection<String, Server>]
  ) -> [ListSection<String, Server>] {
    var fresh = Dictionary(servers.map { ($0.id, $0) }) { first, _ in first }
    var sections = sections
    for index in sections.indices {
      sections[index].rows = sections[index].rows.compactMap { old in
        guard let server = fresh.removeValue(forKey: old.id) else { return nil }  // there no more
        var row = old  // star and expansion stay
        row.item = server
        row.item.isRetired = old.item.isRetired
        return row
      }
    }
    let new = servers.filter { fresh.removeValue(forKey: $0.id) != nil }
    if !sections.isEmpty { sections[0].rows += new.map { ListRow($0) } }
    return sections
  }
}

/// A bar that also offers Undo when something else happened since.
@MainActor final class PatientBar {
  let store: ListStore<String, Server>
  init(_ store: ListStore<String, Server>) { self.store = store }

  var bringBack: ServerActions.Action?

  func delete(_ row: RowHandle<String, Server>) -> RowHandle<String, Server>.Outcome {
    let before = store.list
    let outcome = row.swipeDelete()
    if outcome.isAccepted, let deleted = before.row(row.id), let place = before.position(of: row.id) {
      bringBack = .bringBack(deleted, to: place)
    }
    return outcome
  }

  func tapUndo() {
    if let bringBack { store.dispatch(bringBack, by: ServerActions()) }
    bringBack = nil
  }
}

/// Menus and moves of a selection.
extension ServersGridController {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    adapter.contextMenu(at: indexPaths) { [store] rows in
      [UIAction(title: "Delete", attributes: .destructive) { _ in store.delete(rows) }]
    }
  }
}

extension ServersGridController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    adapter.dragItems(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    adapter.performDrop(coordinator)
  }
}

/// What is not in every list.
extension ServersController: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    adapter.moveTarget(for: proposed)
  }

  func takeForeignDrops() {
    tableView.dropDelegate = self
    adapter.onMove = { move in
      move.dispatch(with: move.rows.map { move.section == "favourites" ? .star(.id($0.id)) : .unstar(.id($0.id)) })
    }
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    if adapter.performDrop(coordinator) == nil {  // not rows of this list; here servers of another one
      let new = coordinator.items.compactMap { $0.dragItem.localObject as? Server }.map { ListRow($0) }
      adapter.presenter.drop(new, at: coordinator.destinationIndexPath.map(RowPath.init))
    }
  }

  func askingAction(for row: RowHandle<String, Server>) -> UIContextualAction {
    UIContextualAction(style: .normal, title: "Delete…") { [weak self] _, _, done in
      self?.ask("Delete \(row.id)?") { isSure in done(isSure && row.swipeDelete().isAccepted) }
    }
  }

  func ask(_ question: String, _ answer: @escaping (Bool) -> Void) { answer(question.hasSuffix("?")) }
}

extension ServersController {
  /// A bar also for moves.
  func offerUndoOfMoves(_ offer: @escaping (Entry<String, Server>) -> Void) {
    adapter.onMove = { move in
      let outcome = move.dispatch()
      if case .success(let entry) = outcome { offer(entry) }  // keeps the entry, and shows the bar
      return outcome
    }
  }
}
