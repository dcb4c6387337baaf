extension OrderTree {
  /// A stretch of what two versions have in common, or do not.
  public enum Run: Equatable, Sendable {
    /// So many handles that both have.
    case shared(Int)
    /// Handles of the older version in whose place the newer one has others; some may be in both.
    case changed(old: [UInt32], new: [UInt32])
  }
}
