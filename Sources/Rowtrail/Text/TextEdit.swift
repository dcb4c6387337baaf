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

/// A list of text rows under text section ids, as scenario files and text logs hold it.
public typealias TextList = ListState<String, TextItem>
/// An action on a ``TextList``.
public typealias TextAction = ListAction<String, TextItem>
/// An entry of a ``TextTimeline``.
public typealias TextEntry = Entry<String, TextItem>
/// A history of a ``TextList``.
public typealias TextTimeline = Timeline<String, TextItem>
