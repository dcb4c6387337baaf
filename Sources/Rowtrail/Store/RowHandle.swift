/// What a cell's closure captures instead of an index path: a row of a store, by identity.
///
///     guard let row = store.handle(at: path, shown: shown) else { return }
///     cell.onStar = { row.toggleStar() }
///     cell.onSwipe = { done in done(row.swipeDelete().isAccepted) }
///
/// The identity is fixed when the handle is made. Whatever happens to the list afterwards, an action reaches the handle's own
/// row wherever it is, or is refused as `gone`; it needs no history for that. The path and revision that the handle was made
/// from go along into the entry, so that a hazard is noticed and the log shows what the cell held.
@MainActor
public struct RowHandle<SectionID: ListID, Item: ListItem>: Identifiable {
  /// What an action through a handle came to.
  public typealias Outcome = Result<Entry<SectionID, Item>, Rejection>

  /// The row's id.
  public nonisolated let id: Item.ID
  /// Where the row stood when the handle was made.
  public let path: RowPath
  /// The revision in which it stood there.
  public let revision: Int
  let store: ListStore<SectionID, Item>

  /// The row as it is now, or `nil` where it is gone.
  public var row: ListRow<Item>? { store.list.row(id) }

  /// Where the row stands now, or `nil` where it is gone.
  public var currentPath: RowPath? { store.list.path(of: id) }

  /// The target that stands for this handle in an action: a captured path.
  public var target: RowTarget<Item.ID> { .captured(path, revision: revision) }

  /// Stars the row if it is not starred, and the other way round.
  @discardableResult
  public func toggleStar() -> Outcome { send(.toggleStar(target)) }

  /// Stars the row, or takes its star away.
  @discardableResult
  public func setStarred(_ value: Bool) -> Outcome { send(value ? .star(target) : .unstar(target)) }

  /// Expands the row if it is not expanded, and the other way round: Show More, Show Less.
  @discardableResult
  public func toggleExpand() -> Outcome { send(.toggleExpand(target)) }

  /// Expands or collapses the row.
  @discardableResult
  public func setExpanded(_ value: Bool) -> Outcome { send(value ? .expand(target) : .collapse(target)) }

  /// Removes the row by a swipe.
  ///
  /// UIKit's completion contract: hand `isAccepted` of the outcome to the swipe action's completion, once. It is `true` where
  /// the row was removed, and `false` where it was gone already; the row closes in both cases.
  @discardableResult
  public func swipeDelete() -> Outcome { send(.swipeDelete(target)) }

  /// Replaces what the edit names: what a text field in a cell sends.
  @discardableResult
  public func edit(_ edit: Item.Edit) -> Outcome { send(.edit(target, edit)) }

  /// Moves the row.
  @discardableResult
  public func move(to destination: Destination<SectionID, Item.ID>) -> Outcome {
    send(.move([target], to: destination))
  }

  private func send(_ action: ListAction<SectionID, Item>) -> Outcome {
    var captures = Captures<SectionID, Item>()
    captures.insert(id, at: path, revision: revision)
    return store.dispatch(action, knowing: captures)
  }
}

extension Result where Failure == Rejection {
  /// Whether the action was applied.
  @inlinable
  public var isAccepted: Bool {
    if case .success = self { true } else { false }
  }
}
