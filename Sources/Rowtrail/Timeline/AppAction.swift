/// What an entry keeps of an app's own action: enough to read a log without the app. `Sendable`, and a value.
public struct AppAction: Hashable, Sendable {
  /// What the app calls the action, such as `archive`.
  public let name: String
  /// What the action carries, as the app writes it; empty where it carries nothing.
  public let payload: String

  /// An app's action of this name.
  public init(_ name: String, payload: String = "") {
    self.name = name
    self.payload = payload
  }
}

/// An app's own action that says itself what an entry, and a log, keeps of it.
///
///     enum Action: RecordedAction {
///       case retire(String)
///
///       var record: AppAction {
///         switch self {
///         case .retire(let id): AppAction("retire", payload: id)
///         }
///       }
///     }
public protocol RecordedAction: Sendable {
  /// The action's name, and what it carries.
  var record: AppAction { get }
}

extension AppAction {
  /// What is kept of an action: what it says itself, or else the name of its case and all of it as Swift prints it.
  init(of action: some Sendable) {
    if let action = action as? any RecordedAction {
      self = action.record
    } else {
      let text = String(describing: action)
      self.init(String(text.prefix { $0 != "(" }), payload: text)
    }
  }
}
