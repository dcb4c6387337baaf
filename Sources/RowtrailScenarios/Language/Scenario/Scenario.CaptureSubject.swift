import Rowtrail

extension Scenario {
  /// What a `capture` line captures. `Sendable`, and a value.
  public enum CaptureSubject: Hashable, Sendable {
    /// The path of the row that has this id.
    case row(id: String)
    /// A path as written; a header's as well.
    case path(RowPath)
    /// The index of the section that has this id.
    case section(id: String)
    /// A section's index as written.
    case index(Int)
  }
}
