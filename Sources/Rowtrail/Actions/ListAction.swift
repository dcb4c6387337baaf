/// Something to be done to a list, as a value that names rows and sections by target.
///
/// An action is applied whole or not at all. Several targets in one action are all resolved against the list as it was
/// before the action; the first rejection, in written order, rejects the action; the same row named twice counts once.
///
///     store.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
///
/// `Sendable`, and a value.
public indirect enum ListAction<SectionID: ListID, Item: ListItem>: Equatable, Sendable {
  /// A target that names a row.
  public typealias Row = RowTarget<Item.ID>
  /// A target that names a section.
  public typealias Section = SectionTarget<SectionID>

  /// Stars a row that is not starred, and the other way round.
  case toggleStar(Row)
  /// Stars a row.
  case star(Row)
  /// Takes a row's star away.
  case unstar(Row)
  /// Stars every row of the list or of a section; with `asOf`, the rows that were in the list (in that section) in that
  /// revision and are in the list now, wherever.
  case starAll(in: Section? = nil, asOf: Int? = nil)
  /// Takes the star from every row, counted as in `starAll`.
  case unstarAll(in: Section? = nil, asOf: Int? = nil)
  /// Expands a row that is not expanded, and the other way round.
  case toggleExpand(Row)
  /// Expands a row.
  case expand(Row)
  /// Collapses a row.
  case collapse(Row)
  /// Collapses every row, counted as in `starAll`.
  case collapseAll(in: Section? = nil, asOf: Int? = nil)
  /// Removes a row by a swipe.
  case swipeDelete(Row)
  /// Removes rows.
  case delete([Row])
  /// Removes the rows at these offsets of a section (SwiftUI's `onDelete`), for offsets that are current. Offsets count
  /// rows from 0 and never a header.
  case deleteOffsets(in: Section, [Int])
  /// Moves rows to a destination, where they land side by side in the order in which they stood in the list.
  case move([Row], to: Destination<SectionID, Item.ID>)
  /// SwiftUI's `onMove(fromOffsets:toOffset:)`: offsets and `to` count in the section **before** anything is taken out;
  /// `to` is 0…count.
  case moveOffsets(in: Section, [Int], to: Int)
  /// Inserts a new row.
  case insert(ListRow<Item>, at: Destination<SectionID, Item.ID>)
  /// Replaces what the edit names in a row.
  case edit(Row, Item.Edit)
  /// Inserts a new, empty section, which then has this index (0…count).
  case insertSection(SectionAttributes<SectionID>, at: Int)
  /// Removes a section and its rows.
  case deleteSection(Section)
  /// Moves a section to the index (0…count-1) that it has **afterwards**.
  case moveSection(Section, to: Int)
  /// Replaces what the edit names in a section.
  case editSection(Section, SectionEdit)
  /// Makes the list exactly these sections and rows. A row whose id was in the list already keeps its star and expansion
  /// (a flag in the reload is switched on); its item is replaced.
  case reload([ListSection<SectionID, Item>])
  /// The actions inside, one after the other, each seeing what those before it did, as one entry. It holds no `batch`,
  /// `reload`, `undo` or `redo`: one that does is rejected as `invalid-batch`.
  case batch([ListAction])
  /// Takes back the newest entry that changed the list and is not undone yet.
  case undo
  /// Applies again what the newest undo took back.
  case redo
}
