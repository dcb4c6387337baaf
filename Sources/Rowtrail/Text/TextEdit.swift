/// What an edit of a ``TextItem`` replaces: the title where given, and the named fields; it leaves the others.
///
/// `Sendable`, and a value.
public struct TextEdit: Hashable, Sendable {
  /// The new title, or `nil` to leave it.
  public var title: String?
  /// The fields to set, in order; a name that the item has not goes last.
  public var fields: [TextItem.Field]

  /// An edit of the title and these fields.
  public init(title: String? = nil, fields: [TextItem.Field] = []) {
    self.title = title
    self.fields = fields
  }
}
