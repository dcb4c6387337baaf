#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells the time of entries; injected, so that tests and replays decide what time it is.
///
/// `Sendable`: it may be asked from any task.
public struct LogClock: Sendable {
  private let read: @Sendable () -> LogTime?

  /// A clock that tells what the closure returns; `nil` leaves an entry without a time.
  public init(_ read: @escaping @Sendable () -> LogTime?) { self.read = read }

  /// The time now, or `nil` where there is none.
  public var now: LogTime? { read() }

  /// The system's clock.
  public static let system = LogClock {
    var time = timespec()
    guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return nil }
    return LogTime(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
  }

  /// No clock: entries have no time, so that the same history means the same bytes.
  public static let none = LogClock { nil }
}
