import Rowtrail

extension Scenario.Operand {
  /// What an operand is. `Sendable`, and a value.
  public enum Kind: Equatable, Sendable {
    /// A text: a string, or a word that spells it.
    case text(String)
    /// An integer, and how it was written (`007`), which is what a text is compared with.
    case integer(Int, written: String)
    /// `true` or `false`.
    case boolean(Bool)
    /// A path.
    case path(RowPath)
    /// A list of ids.
    case ids([String])
    /// A property of a row named by `row(ID)`, by path, by captured path or by a row's capture.
    case row(Scenario.RowReference, Scenario.Property)
    /// A property of the row that has this id in the revision asked about; where none has it and a section has, of that
    /// section.
    case rowOrSection(id: String, Scenario.Property)
    /// A property of a section named by `section(ID)`, by index, by captured index or by a section's capture.
    case section(Scenario.SectionReference, Scenario.SectionProperty)
    /// A property of the list.
    case list(Scenario.ListProperty)
    /// A property of the headless view, as it is now.
    case view(Scenario.ViewProperty)
  }
}
