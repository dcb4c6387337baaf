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
