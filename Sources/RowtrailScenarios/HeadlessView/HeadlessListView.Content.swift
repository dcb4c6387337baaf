import Rowtrail

extension HeadlessListView {
  /// What a cell shows, by identity. `Sendable`, and a value.
  public enum Content: Hashable, Sendable {
    /// A row.
    case row(Item.ID)
    /// The header of a section whose header mode makes it an item.
    case header(SectionID)
  }
}
