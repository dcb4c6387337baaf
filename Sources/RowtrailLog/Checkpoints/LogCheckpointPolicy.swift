/// When a writer puts a checkpoint beside the log: a copy of the list, from which the log can be opened and read without
/// what came before.
///
/// `Sendable`, and a value.
public struct LogCheckpointPolicy: Hashable, Sendable {
  /// How many bytes the log grows between two checkpoints, for each byte of the newer one; 0 for no checkpoints.
  let factor: Double
  /// How many bytes the log grows between two checkpoints at least; `nil` where the compaction decides that.
  let minimum: Int?

  /// How many these are for a log that does not compact itself.
  static let defaultMinimum = 1 << 20

  /// A checkpoint whenever the log has grown by `factor` times what a checkpoint takes, and by `minimum` bytes. With the
  /// factor 1 all checkpoints together take no more room than the log, and a jump to any revision folds no more bytes than
  /// it reads from a checkpoint.
  ///
  /// A log that compacts itself (``LogCompactionPolicy``) also gets one behind each compaction.
  ///
  /// - Parameters:
  ///   - factor: for each byte of the newest checkpoint; 0 for no checkpoints.
  ///   - minimum: in bytes; unless given 1 MiB, or a quarter of the size beyond which the log compacts itself where that is less.
  public static func growth(_ factor: Double = 1, minimum: Int? = nil) -> LogCheckpointPolicy {
    LogCheckpointPolicy(factor: max(factor, 0), minimum: minimum.map { max($0, 1) })
  }

  /// No checkpoints, but those that are asked for.
  public static let never = LogCheckpointPolicy(factor: 0, minimum: .max)
}
