#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemError {
  /// What the system meant, in the same words on every system and in every locale.
  var sentence: String {
    Self.sentences[code] ?? "the system refused it (error \(code))"
  }

  private static let sentences: [Int32: String] = [
    ENOENT: "there is no such file or folder",
    ENOTDIR: "a part of the path is not a folder",
    EISDIR: "this is a folder",
    EACCES: "permission denied",
    EPERM: "the system does not permit it",
    EROFS: "the file system is read-only",
    ELOOP: "too many links lead from one to the next",
    ENAMETOOLONG: "the path is too long",
    EMFILE: "too many files are open in this process",
    ENFILE: "too many files are open on this system",
    ENOSPC: "no space is left on the device",
    EDQUOT: "the disk quota is used up",
    EFBIG: "the file would become larger than is allowed",
    EIO: "the device failed",
    EPIPE: "nobody reads it any more",
    EBADF: "it is closed",
    EXDEV: "the two places are on different file systems",
    EEXIST: "a file of that name is in the way; choose another name",
    EINVAL: "the system does not accept it",
    ESTALE: "the file is gone from its server",
    ENXIO: "there is no such device",
    ENOMEM: "not enough memory",
  ]
}
