#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processors of this machine.
enum Processors {
  /// How many of them are running; at least 1.
  static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// How many things are done at a time where so many are asked for, or none is said.
  static func jobs(_ asked: Int?) -> Int { min(asked ?? count, mostJobs) }

  private static let mostJobs = 256
}
