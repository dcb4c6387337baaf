/// An app's own actions: a pure function from an action and the list to core actions, which make one entry together.
///
///     struct ServerActions: ListReducer {
///       enum Action: Sendable { case archive(String) }
///
///       func actions(
///         for action: Action, in list: ListState<Zone, Server>
///       ) throws(Rejection) -> [ListAction<Zone, Server>] {
///         switch action {
///         case .archive(let id): [.unstar(.id(id)), .move([.id(id)], to: .end(of: .id(.archive)))]
///         }
///       }
///     }
///
///     store.dispatch(.archive("neko"), by: ServerActions())
///
/// From a cell, a header or a menu it is sent by the handle, `row.dispatch(.archive(row.id), by: ServerActions())`, so that the
/// entry shows the path that the cell held. What an entry, and a log, keeps of the action itself is the action as Swift prints
/// it, unless the action is a ``RecordedAction``.
///
/// No clock, no randomness and no global state belong in it: the same action on the same list gives the same core actions.
public protocol ListReducer: Sendable {
  /// The app's own action; a ``RecordedAction`` where it says itself how it is recorded.
  associatedtype Action: Sendable
  /// The id of the list's sections.
  associatedtype SectionID: ListID
  /// The content of the list's rows.
  associatedtype Item: ListItem

  /// The core actions that the action comes to on this list; they may be none. Several are a batch: whole or not at all.
  ///
  /// - Throws: why the action is refused, which is recorded as the entry's rejection.
  func actions(
    for action: Action, in list: ListState<SectionID, Item>
  ) throws(Rejection) -> [ListAction<SectionID, Item>]
}
