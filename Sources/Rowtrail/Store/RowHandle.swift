/// What a cell's closure captures instead of an index path: a row of a store, by identity.
///
///     guard let row = store.handle(at: path, shown: shown) else { return }
///     cell.onStar = { row.toggleStar() }
///     cell.onShowMore = { row.toggleExpand() }
///     cell.onTitle = { text in row.edit { $0.title = text } }
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
///       done(row.swipeDelete().isAccepted)
///     }
///
/// The identity is fixed when the handle is made. Whatever happens to the list afterwards, an action reaches the handle's own
/// row wherever it is, or is refused as `gone`; it needs no history for that. The path and revision that the handle was made
/// from go along into the entry, so that a hazard is noticed and the log shows what the cell held.
///
/// `Sendable`, as everything on the main actor is. A handle keeps its store alive.
@MainActor
public struct RowHandle<SectionID: ListID, Item: ListItem>: Identifiable {
  /// What an action through a handle came to.
  public typealias Outcome = ListStore<SectionID, Item>.Outcome

  /// The row's id.
  public nonisolated let id: Item.ID
  /// Where the row stood when the handle was made.
  public let path: RowPath
  /// The revision in which it stood there.
  public let revision: Int
  /// The row as it was then: what a cell that is configured with the handle shows.
  public let shown: ListRow<Item>
  /// The store.
  public let store: ListStore<SectionID, Item>

  init(_ row: ListRow<Item>, at path: RowPath, revision: Int, store: ListStore<SectionID, Item>) {
    id = row.id
    shown = row
    self.path = path
    self.revision = revision
    self.store = store
  }

  /// The row as it is now, or `nil` where it is gone.
  public var row: ListRow<Item>? { store.list.row(id) }

  /// Where the row stands now, or `nil` where it is gone.
  public var currentPath: RowPath? { store.list.path(of: id) }

  /// The captured path that stands for this handle in an action: of use while the store remembers its revision.
  public var target: RowTarget<Item.ID> { .captured(path, revision: revision) }
}

extension RowHandle {
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
  /// UIKit's completion contract, which holds for every swipe action: hand `isAccepted` of the outcome to the action's
  /// completion, once. It is `true` where the action was performed, and `false` where the row was gone already; the swiped
  /// row closes in both cases. `true` removes nothing from the view: that is for the next ``ListStore/update(from:)``.
  @discardableResult
  public func swipeDelete() -> Outcome { send(.swipeDelete(target)) }

  /// Removes the row: what a menu or a button does.
  @discardableResult
  public func delete() -> Outcome { send(.delete([target])) }

  /// Replaces what the edit names.
  @discardableResult
  public func edit(_ edit: Item.Edit) -> Outcome { send(.edit(target, edit)) }

  /// Moves the row.
  @discardableResult
  public func move(to destination: Destination<SectionID, Item.ID>) -> Outcome {
    send(.move([target], to: destination))
  }

  /// Lets an action happen in which ``target`` stands for the row, such as a batch.
  ///
  ///     row.dispatch(.batch([.star(row.target), .move([.id(row.id)], to: .start(of: .id("favourites")))]))
  ///
  /// In a batch the first action that names the row holds the captured path; those after it name it by id, since it may have
  /// been moved.
  @discardableResult
  public func dispatch(_ action: ListAction<SectionID, Item>) -> Outcome { send(action) }

  /// Lets an app's own action happen. Where the core actions that it comes to name the row by id, the entry holds the captured
  /// path instead, so that a hazard is noticed and the log shows what the cell held.
  ///
  ///     cell.onStar = { row.dispatch(.toggleFavourite(row.id), by: ServerActions()) }
  @discardableResult
  public func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer
  ) -> Outcome where Reducer.SectionID == SectionID, Reducer.Item == Item {
    store.dispatch(action, by: reducer, from: [self])
  }

  private func send(_ action: ListAction<SectionID, Item>) -> Outcome {
    store.dispatch(action, knowing: store.captures(of: [self]))
  }
}

extension RowHandle where Item.Edit == Item {
  /// Changes the row's content as it is now: what a text field in a cell sends. Whatever else of the content was changed
  /// since the cell was configured stays.
  ///
  ///     cell.onTitle = { text in row.edit { $0.title = text } }
  @discardableResult
  public func edit(_ change: (inout Item) -> Void) -> Outcome {
    var edited = row?.item ?? shown.item
    change(&edited)
    return edit(edited)
  }
}
