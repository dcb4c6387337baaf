#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time on the wall: for what waits for a disk.
enum WallClock {
  /// Nanoseconds since some start.
  static var now: Int { nanoseconds(of: CLOCK_MONOTONIC) }
}
