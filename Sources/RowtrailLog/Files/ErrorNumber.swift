#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's error numbers, by name and in words that are the same on every system and in every locale.
package enum ErrorNumber {
  /// What a number means, or `nil` where it is not known here.
  package static func words(_ code: Int32) -> String? { known[code]?.words }

  /// The name that the number has in C, or `nil` where it is not known here.
  static func name(_ code: Int32) -> String? { known[code]?.name }

  private static let known: [Int32: (name: String, words: String)] = [
    ENOENT: ("ENOENT", "there is no such file or folder"),
    ENOTDIR: ("ENOTDIR", "a part of the path is not a folder"),
    EISDIR: ("EISDIR", "this is a folder"),
    EACCES: ("EACCES", "permission denied"),
    EPERM: ("EPERM", "the system does not permit it"),
    EROFS: ("EROFS", "the file system is read-only"),
    ELOOP: ("ELOOP", "too many links lead from one to the next"),
    ENAMETOOLONG: ("ENAMETOOLONG", "the path is too long"),
    EMFILE: ("EMFILE", "too many files are open in this process"),
    ENFILE: ("ENFILE", "too many files are open on this system"),
    ENOSPC: ("ENOSPC", "no space is left on the device"),
    EDQUOT: ("EDQUOT", "the disk quota is used up"),
    EFBIG: ("EFBIG", "the file would become larger than is allowed"),
    EIO: ("EIO", "the device failed"),
    EPIPE: ("EPIPE", "nobody reads it any more"),
    EBADF: ("EBADF", "it is closed"),
    EXDEV: ("EXDEV", "the two places are on different file systems"),
    EEXIST: ("EEXIST", "there is a file of that name already; move it away, or choose another name"),
    EINTR: ("EINTR", "signals kept interrupting it"),
    EINVAL: ("EINVAL", "the system does not accept it"),
    ESTALE: ("ESTALE", "the file is gone from its server"),
    ENXIO: ("ENXIO", "there is no such device"),
    ENOMEM: ("ENOMEM", "not enough memory"),
  ]
}
