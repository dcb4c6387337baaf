/// An app's own action, as a log keeps it: a name and a payload beside the core actions that it came to.
///
/// `Sendable`, and a value.
public struct LogAppAction: Hashable, Sendable {
  /// The action's name.
  public var name: String
  /// What the action carries; `nil` where it carries nothing.
  public var payload: JSONValue?

  /// An action of this name and payload.
  public init(_ name: String, payload: JSONValue? = nil) {
    self.name = name
    self.payload = payload
  }
}
