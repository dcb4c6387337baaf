#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the operating system said when something could not be done: an `errno`. `Sendable`, and a value.
package struct SystemError: Error, Hashable, Sendable {
  /// The system's number for it.
  package let code: Int32

  /// The error of this number.
  package init(code: Int32) {
    self.code = code
  }

  /// Whether it says that there is no such file.
  package var isAbsence: Bool { code == ENOENT }

  /// What the last failed call of this thread said.
  package static var last: SystemError { SystemError(code: errno) }
}
