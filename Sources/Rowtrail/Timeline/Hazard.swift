/// A captured path in an action that, taken at face value at that moment, would have named something else: what an app
/// without this library would have got wrong.
///
/// `Sendable`, and a value.
public struct Hazard<SectionID: ListID, RowID: ListID>: Hashable, Sendable {
  /// What the captured path meant, and where it pointed.
  public enum Meant: Hashable, Sendable {
    /// This row, captured at this path.
    case row(RowID, at: RowPath)
    /// This section, captured at this index.
    case section(SectionID, at: Int)
  }

  /// What stood there instead.
  public enum Found: Hashable, Sendable {
    /// Another row.
    case row(RowID)
    /// Another section.
    case section(SectionID)
    /// A section's header.
    case header
    /// Nothing.
    case nothing
  }

  /// The revision in which the path was captured.
  public let captured: Int
  /// What it meant.
  public let meant: Meant
  /// What stood there when the action ran.
  public let found: Found

  /// A hazard of a path captured at a revision.
  public init(captured: Int, meant: Meant, found: Found) {
    self.captured = captured
    self.meant = meant
    self.found = found
  }
}
