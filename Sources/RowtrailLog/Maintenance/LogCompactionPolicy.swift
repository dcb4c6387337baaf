/// When a writer compacts its log by itself, and how much of the history it keeps.
///
/// `Sendable`, and a value.
public struct LogCompactionPolicy: Hashable, Sendable {
  /// The size in bytes beyond which the log is compacted.
  public var size: Int
  /// How many of the newest entries are kept.
  public var keepingEntries: Int

  /// Compacts a log beyond a size to its newest entries.
  ///
  /// - Parameters:
  ///   - size: in bytes. After a compaction the log grows by at least this much again before the next one.
  ///   - keepingEntries: how many of the newest entries are kept, from 0.
  public init(beyond size: Int, keepingEntries: Int) {
    self.size = max(size, 0)
    self.keepingEntries = max(keepingEntries, 0)
  }
}
