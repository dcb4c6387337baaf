#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether somebody asked the process to come to an end, as Control-C does. The second time ends it at once.
enum Interruption {
  /// Written by the signal's handler alone, and only ever from 0 to 1.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  /// Whether it was asked for.
  static var isWanted: Bool { flag != 0 }

  /// From now on SIGINT is noted once instead of ending the process.
  static func watch() {
    signal(SIGINT) { _ in
      Interruption.flag = 1
      signal(SIGINT, SIG_DFL)
    }
  }
}
