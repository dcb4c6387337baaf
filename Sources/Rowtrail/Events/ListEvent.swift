/// Something that happened to a list: a fact with resolved identities and positions, and no decision left to take.
///
/// An entry's events happen one after the other; each one's positions count in the list as the events before it left it.
/// Folding them over a list gives the list after the entry. Each event holds what was there before, so that it can be
/// taken back (``inverse``) without a replay.
///
/// `Sendable`, and a value.
public enum ListEvent<SectionID: ListID, Item: ListItem>: Equatable, Sendable {
  /// The rows' star was switched; each of them had it the other way before.
  case starred([Item.ID], Bool)
  /// The rows' expansion was switched; each of them had it the other way before.
  case expanded([Item.ID], Bool)
  /// A row came in, at this place.
  case inserted(ListRow<Item>, at: RowPosition<SectionID>)
  /// A row went, from this place.
  case deleted(ListRow<Item>, from: RowPosition<SectionID>)
  /// A row went from one place to another. `to` counts with the row already taken out.
  case moved(Item.ID, from: RowPosition<SectionID>, to: RowPosition<SectionID>)
  /// A row's content was replaced; the two items have the same id.
  case edited(from: Item, to: Item)
  /// An empty section came in, at this index.
  case sectionInserted(SectionAttributes<SectionID>, at: Int)
  /// A section that had no rows any more went, from this index.
  case sectionDeleted(SectionAttributes<SectionID>, from: Int)
  /// A section went from one index to another. `to` is the index that it has afterwards.
  case sectionMoved(SectionID, from: Int, to: Int)
  /// A section's texts or header mode were replaced.
  case sectionEdited(from: SectionAttributes<SectionID>, to: SectionAttributes<SectionID>)

  /// The event that takes this one back.
  public var inverse: ListEvent {
    switch self {
    case .starred(let ids, let value): .starred(ids, !value)
    case .expanded(let ids, let value): .expanded(ids, !value)
    case .inserted(let row, let position): .deleted(row, from: position)
    case .deleted(let row, let position): .inserted(row, at: position)
    case .moved(let id, let from, let to): .moved(id, from: to, to: from)
    case .edited(let from, let to): .edited(from: to, to: from)
    case .sectionInserted(let attributes, let index): .sectionDeleted(attributes, from: index)
    case .sectionDeleted(let attributes, let index): .sectionInserted(attributes, at: index)
    case .sectionMoved(let id, let from, let to): .sectionMoved(id, from: to, to: from)
    case .sectionEdited(let from, let to): .sectionEdited(from: to, to: from)
    }
  }
}
