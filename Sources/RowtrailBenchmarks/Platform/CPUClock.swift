#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time of this thread: other processes on the machine take caches and memory from it, but not time.
enum CPUClock {
  /// Nanoseconds since some start.
  static var now: Int { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }
}
