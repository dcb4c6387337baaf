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
/// No clock, no randomness and no global state belong in it: the same action on the same list gives the same core actions.
public protocol ListReducer: Sendable {
  /// The app's own action.
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

  /// What an entry, and a log, keeps of the action. The default is the action as Swift prints it.
  func record(of action: Action) -> AppAction
}

extension ListReducer {
  /// The name of the action's case, and all of it as Swift prints it.
  public func record(of action: Action) -> AppAction {
    let text = String(describing: action)
    return AppAction(String(text.prefix { $0 != "(" }), payload: text)
  }
}
