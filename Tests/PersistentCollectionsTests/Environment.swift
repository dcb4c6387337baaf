#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment says to the tests.
enum Environment {
  static func number(named name: String) -> UInt64? {
    guard let value = getenv(name) else { return nil }
    return UInt64(String(cString: value))
  }
}
