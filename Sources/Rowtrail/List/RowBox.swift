/// The heap home of a row's item: lets the persistent vectors hold one word a row, whatever an app's item is.
@usableFromInline
final class RowBox<Item: ListItem>: Sendable {
  @usableFromInline let item: Item

  @inlinable
  init(_ item: Item) { self.item = item }
}

/// The heap home of a section's attributes.
@usableFromInline
final class SectionBox<SectionID: ListID>: Sendable {
  @usableFromInline let attributes: SectionAttributes<SectionID>

  @inlinable
  init(_ attributes: SectionAttributes<SectionID>) { self.attributes = attributes }
}
