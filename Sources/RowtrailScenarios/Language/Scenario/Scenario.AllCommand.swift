extension Scenario {
  /// What can be done to every row at once. The raw values are the words of scenario files. `Sendable`.
  public enum AllCommand: String, Hashable, Sendable, CaseIterable {
    /// Stars every row.
    case starAll = "star-all"
    /// Takes the star from every row.
    case unstarAll = "unstar-all"
    /// Collapses every row.
    case collapseAll = "collapse-all"
  }
}
