import Rowtrail

extension Scenario {
  /// How a scenario names a section. `Sendable`, and a value.
  public enum SectionReference: Hashable, Sendable {
    /// By id, index, or index and revision.
    case target(SectionTarget<String>)
    /// `@NAME`: the index that was captured last under this name, which is a section's capture.
    case capture(String)
  }
}
