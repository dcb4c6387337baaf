import Rowtrail

/// Reads and writes any app's log without the app and without loss: to copy, cut or redact it.
///
/// `Sendable`, and a value.
public struct RawCoding: LogCoding {
  /// The name of the coding whose log it is.
  public let name: String
  /// The version of the coding whose log it is.
  public let version: Int
  /// The member that holds the title.
  public let titleMember: String

  /// The coding of a log with this header.
  public init(_ header: LogHeader) {
    name = header.coding
    version = header.codingVersion
    titleMember = header.titleMember
  }

  /// The id itself.
  public func text(ofSection id: String) -> String { id }
  /// The text itself.
  public func section(_ text: String) -> String? { text }
  /// The id itself.
  public func text(ofRow id: String) -> String { id }
  /// The text itself.
  public func row(_ text: String) -> String? { text }
  /// The content as it is.
  public func content(of item: RawItem) -> JSONObject { item.content }
  /// The content as it is.
  public func item(_ id: String, _ content: JSONObject) -> RawItem? { RawItem(id, content) }
  /// The edit as it is.
  public func content(ofEdit edit: JSONObject) -> JSONObject { edit }
  /// The edit as it is.
  public func edit(of id: String?, _ content: JSONObject) -> JSONObject? { content }
}
