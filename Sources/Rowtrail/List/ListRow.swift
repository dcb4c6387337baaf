/// A row as a list holds it: the app's item, and the flags that the list keeps for it.
///
/// `Sendable`, and a value: changing a copy changes no list.
public struct ListRow<Item: ListItem>: Equatable, Sendable, Identifiable {
  /// The row's content.
  public var item: Item
  /// Whether the row is starred.
  public var isStarred: Bool
  /// Whether the row is expanded. Expansion changes a row's height and nobody's index path.
  public var isExpanded: Bool

  /// A row, neither starred nor expanded unless said otherwise.
  @inlinable
  public init(_ item: Item, isStarred: Bool = false, isExpanded: Bool = false) {
    self.item = item
    self.isStarred = isStarred
    self.isExpanded = isExpanded
  }

  /// The item's id, unique in the whole list.
  @inlinable
  public var id: Item.ID { item.id }
}
