import Rowtrail

extension Scenario {
  /// An action as a scenario writes it: a `ListAction` whose targets may be captured names.
  ///
  /// `Sendable`, and a value.
  public enum Action: Equatable, Sendable {
    /// Something done to one row.
    case row(RowCommand, RowReference)
    /// Something done to every row of the list or of a section; with a revision (not negative), to those that were there
    /// then.
    case all(AllCommand, in: SectionReference?, asOf: Int?)
    /// Removes rows, at least one.
    case delete([RowReference])
    /// Removes the rows at these offsets of a section, at least one.
    case deleteOffsets(in: SectionReference, [Int])
    /// Moves rows, at least one.
    case move([RowReference], to: DestinationReference)
    /// Moves the rows at these offsets of a section, at least one.
    case moveOffsets(in: SectionReference, [Int], to: Int)
    /// Inserts a row.
    case insert(ListRow<TextItem>, at: DestinationReference)
    /// Replaces a row's title and fields where the edit names them.
    case edit(RowReference, TextEdit)
    /// Inserts an empty section, which then has this index.
    case insertSection(SectionAttributes<String>, at: Int)
    /// Removes a section and its rows.
    case deleteSection(SectionReference)
    /// Moves a section to the index that it has afterwards.
    case moveSection(SectionReference, to: Int)
    /// Replaces a section's texts and mode where the edit names them.
    case editSection(SectionReference, SectionEdit)
    /// Takes back the newest entry.
    case undo
    /// Applies again what the newest undo took back.
    case redo
  }
}
