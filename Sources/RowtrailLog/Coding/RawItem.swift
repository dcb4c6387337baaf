import Rowtrail

/// A row of any app's log as the log holds it: id and content, nothing lost.
///
/// `Sendable`, and a value.
public struct RawItem: ListItem {
  /// The row's id.
  public let id: String
  /// The row's content.
  public var content: JSONObject

  /// A row of this id and content.
  public init(_ id: String, _ content: JSONObject) {
    self.id = id
    self.content = content
  }

  /// The item with the edit's members set.
  public func edited(by edit: JSONObject) -> RawItem {
    var item = self
    for member in edit.members { item.content[member.name] = member.value }
    return item
  }
}
