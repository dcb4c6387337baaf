#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension LogIOFailure {
  /// The number of "no space left".
  package static var noSpace: Int32 { ENOSPC }
  /// The number of "input or output error".
  package static var ioError: Int32 { EIO }
  /// The number of "interrupted by a signal".
  package static var interrupted: Int32 { EINTR }
  /// The number of "no such file".
  package static var noEntry: Int32 { ENOENT }
  /// The number of "there is such a file already".
  package static var exists: Int32 { EEXIST }
  /// The number of "a symbolic link, where none is followed".
  static var link: Int32 { ELOOP }

  /// What the error number means, in any locale the same.
  package var meaning: String {
    switch code {
    // Logs are opened without following a link, and are nothing but files.
    case ELOOP: "it is a symbolic link (ELOOP); name the file that it leads to"
    case EINVAL: "it is no regular file (EINVAL)"
    default:
      if let words = ErrorNumber.words(code), let name = ErrorNumber.name(code) {
        "\(words) (\(name))"
      } else {
        "the system refused it (error \(code))"
      }
    }
  }
}
