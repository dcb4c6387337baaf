/// How a log is written.
///
/// `Sendable`, and a value.
public struct LogOptions: Sendable {
  /// What an append has made sure of when it returns, unless it says otherwise.
  public var durability: LogDurability
  /// Tells the time of entries that bring none.
  public var clock: LogClock
  /// What the header says about the app, its version, the device; for a log that is created.
  public var metadata: JSONObject
  /// When the writer makes checkpoints.
  public var checkpoints: LogCheckpointPolicy
  /// When the writer compacts the log by itself; `nil` for never.
  public var compaction: LogCompactionPolicy?

  /// Options, each as stated unless given.
  public init(
    durability: LogDurability = .full, clock: LogClock = .system, metadata: JSONObject = [:],
    checkpoints: LogCheckpointPolicy = .growth(), compaction: LogCompactionPolicy? = nil
  ) {
    self.durability = durability
    self.clock = clock
    self.metadata = metadata
    self.checkpoints = checkpoints
    self.compaction = compaction
  }
}
