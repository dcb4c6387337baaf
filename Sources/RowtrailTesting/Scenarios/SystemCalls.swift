#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileProblem {
  /// What the system last said about a path.
  static func last(_ path: String) -> FileProblem {
    FileProblem(path: path, sentence: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}

/// The bytes of a file.
func readBytes(of path: String) throws(FileProblem) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .last(path) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &piece, piece.count)
    if count < 0 {
      if errno == EINTR { continue }
      throw .last(path)
    }
    if count == 0 { return bytes }
    bytes += piece[..<count]
  }
}

/// The names in a folder, or `nil` where the path is no folder.
func namesIn(_ path: String) throws(FileProblem) -> [String]? {
  guard let stream = opendir(path) else {
    if errno == ENOTDIR { return nil }
    throw .last(path)
  }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    names.append(name(of: entry))
  }
  return names.filter { $0 != "." && $0 != ".." }
}

/// Whether a path is a link, which the search for scenarios does not follow.
func isLink(_ path: String) -> Bool {
  var information = stat()
  return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
}

private func name(of entry: UnsafeMutablePointer<dirent>) -> String {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
  return String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
}
