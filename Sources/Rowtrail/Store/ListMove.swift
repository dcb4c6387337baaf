/// A move that a user asks for, by a reorder control, a drop or SwiftUI's `onMove`: which rows, and where he let them go.
///
/// An app in which such a move means more says so where its adapter, presenter or SwiftUI list takes `onMove`. Here rows that
/// are dragged among the favourites become favourites, in the same entry, so that one undo takes back both:
///
///     adapter.onMove = { move in
///       move.dispatch(with: move.rows.map { move.section == "favourites" ? .star(.id($0.id)) : .unstar(.id($0.id)) })
///     }
///
/// What is dispatched instead may be anything, also nothing, or an app's own action. A view that has moved the row already is
/// told what else came of it, and puts the row back where it was not moved.
///
/// `Sendable`, as everything on the main actor is.
@MainActor
public struct ListMove<SectionID: ListID, Item: ListItem> {
  /// What a move came to.
  public typealias Outcome = ListStore<SectionID, Item>.Outcome
  /// What a move means in an app: dispatches it, or something else.
  public typealias Meaning = @MainActor (ListMove) -> Outcome

  /// The rows, as the view showed them.
  public let rows: [RowHandle<SectionID, Item>]
  /// The section that the view shows at the place where they were let go.
  public let section: SectionID
  /// Where they go: next to the row that the view shows there, wherever that is by now.
  public let destination: Destination<SectionID, Item.ID>
  /// The store.
  public let store: ListStore<SectionID, Item>

  init(
    _ rows: [RowHandle<SectionID, Item>], into section: SectionID, at destination: Destination<SectionID, Item.ID>,
    store: ListStore<SectionID, Item>
  ) {
    self.rows = rows
    self.section = section
    self.destination = destination
    self.store = store
  }

  /// Moves the rows, and lets other actions happen after it in the same entry.
  ///
  /// - Parameter others: what else the move means; each sees the rows where they are then, so it names them by id.
  @discardableResult
  public func dispatch(with others: [ListAction<SectionID, Item>] = []) -> Outcome {
    let move = ListAction<SectionID, Item>.move(rows.map(\.target), to: destination)
    return store.dispatch(others.isEmpty ? move : .batch([move] + others), knowing: store.captures(of: rows))
  }

  /// Lets an app's own action happen instead of the move: rows are moved only where the action moves them, to ``destination``.
  /// Where the core actions that it comes to name a moved row by id, the entry holds the path at which the view showed it.
  ///
  ///     adapter.onMove = { move in
  ///       move.dispatch(.place(move.rows.map(\.id), in: move.section, at: move.destination), by: PlaceActions())
  ///     }
  @discardableResult
  public func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer
  ) -> Outcome where Reducer.SectionID == SectionID, Reducer.Item == Item {
    store.dispatch(action, by: reducer, from: rows)
  }
}
