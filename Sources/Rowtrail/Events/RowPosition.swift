/// A row's place by identity: its section's id, and its offset among the section's rows.
///
/// An offset counts rows from 0 and never a header, so a change of header mode moves nobody. `Sendable`, and a value.
public struct RowPosition<SectionID: ListID>: Hashable, Sendable {
  /// The id of the row's section.
  public var section: SectionID
  /// The row's offset among the section's rows, from 0.
  public var offset: Int

  /// The place at an offset of a section.
  @inlinable
  public init(section: SectionID, offset: Int) {
    self.section = section
    self.offset = offset
  }
}
