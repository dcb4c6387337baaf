#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's files. A relative path goes on meaning what it meant when this was made, wherever the process works later.
package struct SystemFiles: LogFileSystem {
  /// Where relative paths begin; `nil` where that is not known.
  private let directory: String?

  package init() { self.init(directory: Self.workingDirectory) }

  package init(directory: String?) { self.directory = directory }

  /// Where the process works; `nil` where the system does not say.
  private static var workingDirectory: String? {
    guard let name = getcwd(nil, 0) else { return nil }
    defer { free(name) }
    return String(validatingCString: name)
  }

  /// The path as the process has to name it now.
  private func place(_ path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let directory, directory != Self.workingDirectory else { return path }
    return directory + "/" + path
  }

  package func open(_ path: String, _ mode: LogFileMode) throws(LogIOFailure) -> any LogFile {
    try SystemFile(place(path), mode)
  }

  package func identity(of path: String) throws(LogIOFailure) -> LogFileIdentity? {
    let path = place(path)
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw LogIOFailure(.stat, path, errno) }
      if Self.isLinkToNothing(path) { throw LogIOFailure(.open, path, LogIOFailure.link) }
      return nil
    }
    return LogFileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Whether a symbolic link stands at a path that leads to nothing. Nothing is written through one, nor in its place:
  /// whoever made it meant a file that is elsewhere, or gone.
  package static func isLinkToNothing(_ path: UnsafePointer<CChar>) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    return stat(path, &status) != 0
  }

  package func rename(_ path: String, to other: String) throws(LogIOFailure) {
    let (path, other) = (place(path), place(other))
    #if canImport(Glibc)
      let result = Glibc.rename(path, other)
    #elseif canImport(Musl)
      let result = Musl.rename(path, other)
    #elseif canImport(Darwin)
      let result = Darwin.rename(path, other)
    #endif
    guard result == 0 else { throw LogIOFailure(.rename, path, errno) }
  }

  package func remove(_ path: String) throws(LogIOFailure) {
    let path = place(path)
    guard unlink(path) == 0 else { throw LogIOFailure(.remove, path, errno) }
  }

  package func syncFolder(of path: String) throws(LogIOFailure) {
    let folder = place(path.folder)
    let descriptor = Int32(try retrying(.open, folder) { Int(Self.openFolder(folder)) })
    defer { _ = Self.closeFolder(descriptor) }
    // Some file systems cannot sync a folder and say so; there is nothing else to do there.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw LogIOFailure(.sync, folder, errno)
    }
  }

  package func names(besides path: String) throws(LogIOFailure) -> [String] {
    let folder = place(path.folder)
    guard let stream = opendir(folder) else { throw LogIOFailure(.list, folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  private static func openFolder(_ folder: String) -> Int32 {
    #if canImport(Glibc)
      return Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #elseif canImport(Musl)
      return Musl.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #elseif canImport(Darwin)
      return Darwin.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #endif
  }

  private static func closeFolder(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      return Glibc.close(descriptor)
    #elseif canImport(Musl)
      return Musl.close(descriptor)
    #elseif canImport(Darwin)
      return Darwin.close(descriptor)
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
