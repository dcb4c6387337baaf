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

  /// What the error number means, in any locale the same.
  package var meaning: String {
    switch code {
    case ENOENT: "there is no such file or folder (ENOENT)"
    case EEXIST: "there is a file of that name already (EEXIST)"
    case EACCES: "it is not permitted (EACCES)"
    case EPERM: "it is not permitted (EPERM)"
    case ENOSPC: "no space is left on the disk (ENOSPC)"
    case EDQUOT: "the disk quota is used up (EDQUOT)"
    case EIO: "the disk reported an error (EIO)"
    case EFBIG: "the file would be too large (EFBIG)"
    case EROFS: "the file system can only be read (EROFS)"
    case EISDIR: "it is a folder (EISDIR)"
    case ENOTDIR: "a part of the path is no folder (ENOTDIR)"
    case ELOOP: "it is a symbolic link (ELOOP)"
    case EMFILE, ENFILE: "too many files are open (EMFILE)"
    case ENAMETOOLONG: "the name is too long (ENAMETOOLONG)"
    case EINTR: "signals kept interrupting it (EINTR)"
    case EINVAL: "it is no regular file (EINVAL)"
    default: "the system's error \(code)"
    }
  }
}
