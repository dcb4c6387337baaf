#if ROWTRAIL_CHECKS
  /// When to validate a tree after a change.
  enum Validation {
    /// Whether a tree of so many elements is due: always while it is small; beyond, only each 1,024th count, for
    /// validation takes time in proportion to the count.
    static func isDue(count: Int) -> Bool {
      count <= 2048 || count % 1024 == 0
    }
  }
#endif
