extension Scenario {
  /// A button in a cell of the headless view. The raw values are the words of scenario files. `Sendable`.
  public enum CellButton: String, Hashable, Sendable, CaseIterable {
    /// Stars the cell's row or takes the star away: `toggle-star`.
    case star
    /// Expands the cell's row or collapses it: `toggle-expand`.
    case expand
  }
}
