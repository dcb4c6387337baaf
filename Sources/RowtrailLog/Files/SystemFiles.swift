#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's files. A relative path goes on meaning what it meant when this was made: it begins in the folder in which the
/// process worked then, whatever that folder is called later and wherever the process works.
package struct SystemFiles: LogFileSystem {
  private let folder: WorkingFolder

  package init() { self.init(folder: ".") }

  /// - Parameter folder: where relative paths begin.
  package init(folder: String) { self.folder = WorkingFolder(folder) }

  package func open(_ path: String, _ mode: LogFileMode) throws(LogIOFailure) -> any LogFile {
    try SystemFile(path, in: folder.descriptor, mode)
  }

  package func identity(of path: String) throws(LogIOFailure) -> LogFileIdentity? {
    var status = stat()
    guard fstatat(folder.descriptor, path, &status, 0) == 0 else {
      guard errno == ENOENT else { throw LogIOFailure(.stat, path, errno) }
      if Self.isLinkToNothing(path, in: folder.descriptor) { throw LogIOFailure(.open, path, LogIOFailure.link) }
      return nil
    }
    return LogFileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Whether a symbolic link stands at a path that leads to nothing. Nothing is written through one, nor in its place:
  /// whoever made it meant a file that is elsewhere, or gone.
  package static func isLinkToNothing(_ path: UnsafePointer<CChar>, in folder: Int32 = AT_FDCWD) -> Bool {
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK else {
      return false
    }
    return fstatat(folder, path, &status, 0) != 0
  }

  package func rename(_ path: String, to other: String) throws(LogIOFailure) {
    guard renameat(folder.descriptor, path, folder.descriptor, other) == 0 else {
      throw LogIOFailure(.rename, path, errno)
    }
  }

  package func remove(_ path: String) throws(LogIOFailure) {
    guard unlinkat(folder.descriptor, path, 0) == 0 else { throw LogIOFailure(.remove, path, errno) }
  }

  package func syncFolder(of path: String) throws(LogIOFailure) {
    let descriptor = try open(folderOf: path, .open)
    defer { WorkingFolder.close(descriptor) }
    // Some file systems cannot sync a folder and say so; there is nothing else to do there.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw LogIOFailure(.sync, path.folder, errno)
    }
  }

  package func names(besides path: String) throws(LogIOFailure) -> [String] {
    let descriptor = try open(folderOf: path, .list)
    guard let stream = fdopendir(descriptor) else {
      defer { WorkingFolder.close(descriptor) }
      throw LogIOFailure(.list, path.folder, errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw LogIOFailure(.list, path.folder, errno) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
  }

  private func open(folderOf path: String, _ operation: LogIOFailure.Operation) throws(LogIOFailure) -> Int32 {
    Int32(try retrying(operation, path.folder) { Int(WorkingFolder.open(path.folder, in: folder.descriptor)) })
  }
}

/// A folder that paths begin in, held open.
private final class WorkingFolder: Sendable {
  let descriptor: Int32

  /// The folder, or where it cannot be opened, the one that the process works in by then.
  init(_ path: String) {
    let opened = Self.open(path, in: AT_FDCWD)
    descriptor = opened < 0 ? AT_FDCWD : opened
  }

  deinit { if descriptor != AT_FDCWD { Self.close(descriptor) } }

  static func open(_ path: String, in folder: Int32) -> Int32 {
    openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
      _ = Darwin.close(descriptor)
    #endif
  }
}

extension String {
  /// The folder of a path; `.` where it names none.
  var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == utf8.startIndex ? "/" : String(self[..<slash])
  }

  /// The name of a path without its folder.
  var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }
}
