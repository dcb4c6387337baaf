import Rowtrail

extension Scenario {
  /// How a scenario names a row. `Sendable`, and a value.
  public enum RowReference: Hashable, Sendable {
    /// By id, path, or path and revision.
    case target(RowTarget<String>)
    /// `@NAME`: the path that was captured last under this name, which is a row's capture.
    case capture(String)
  }
}
