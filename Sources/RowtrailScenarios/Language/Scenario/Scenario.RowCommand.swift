extension Scenario {
  /// What can be done to one row by its name alone. The raw values are the words of scenario files. `Sendable`.
  public enum RowCommand: String, Hashable, Sendable, CaseIterable {
    /// Stars a row that is not starred, and the other way round.
    case toggleStar = "toggle-star"
    /// Stars a row.
    case star
    /// Takes a row's star away.
    case unstar
    /// Expands a row that is not expanded, and the other way round.
    case toggleExpand = "toggle-expand"
    /// Expands a row.
    case expand
    /// Collapses a row.
    case collapse
    /// Removes a row by a swipe.
    case swipeDelete = "swipe-delete"
  }
}
