/// The end of a log that is not part of the history: what a crash left of a write that was not acknowledged.
///
/// `Sendable`, and a value.
public struct LogTail: Hashable, Sendable {
  /// How many bytes of the log are sound: where the tail begins.
  public let offset: Int
  /// How many bytes the tail has.
  public let count: Int
  /// The file in which the tail was kept when the log was opened for writing; `nil` where it is still in the log.
  public internal(set) var keptAs: String?
}
