#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What stands at a path that is no regular file.
package enum FileKind: Hashable, Sendable {
  case folder, pipe, socket, device, other

  /// What a mode of `stat` says that there is, or `nil` for a regular file.
  package init?(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    default: self = .other
    }
  }

  /// What stands at a path; `nil` for a regular file, and for nothing.
  package static func of(_ path: RawPath, followsLinks: Bool = true) -> FileKind? {
    var information = stat()
    let result = path.withCString { followsLinks ? stat($0, &information) : lstat($0, &information) }
    return result == 0 ? FileKind(mode: information.st_mode) : nil
  }
}
