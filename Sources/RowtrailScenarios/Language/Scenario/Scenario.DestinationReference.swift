import Rowtrail

extension Scenario {
  /// Where a scenario moves or inserts rows to. `Sendable`, and a value.
  public enum DestinationReference: Hashable, Sendable {
    /// The path that the (first) row has afterwards.
    case path(RowPath)
    /// Just before a row, in its section.
    case before(RowReference)
    /// Just after a row, in its section.
    case after(RowReference)
    /// First among a section's rows.
    case start(of: SectionReference)
    /// Last among a section's rows.
    case end(of: SectionReference)
  }
}
