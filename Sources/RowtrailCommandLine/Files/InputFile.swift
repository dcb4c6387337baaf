#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files, and nothing else: never waits for a pipe or a device, never reads without end.
enum InputFile {
  /// The most bytes that are read.
  static let largest = 1 << 30
  private static let pieceSize = 1 << 18

  /// The bytes of a file, or of standard input where the path is `-`.
  static func read(_ path: RawPath, standardInput: any ByteSource) throws(InputProblem) -> [UInt8] {
    try path == .standardInput ? readAll(standardInput, expected: 0, limit: largest) : read(path)
  }

  /// The bytes of a file.
  static func read(_ path: RawPath, limit: Int = largest) throws(InputProblem) -> [UInt8] {
    try readStamped(path, limit: limit).bytes
  }

  /// The bytes of a file, and its stamp from before the first of them was read.
  static func readStamped(
    _ path: RawPath, limit: Int = largest
  ) throws(InputProblem) -> (bytes: [UInt8], stamp: FileStamp) {
    let (descriptor, information) = try open(path)
    defer { close(descriptor) }
    let size = Int(clamping: information.st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    let bytes = try readAllOfFile(DescriptorSource(descriptor: descriptor), expected: size, limit: limit)
    return (bytes, FileStamp(information))
  }

  /// Opens a file, and nothing else, for reading; the descriptor is the caller's to close.
  static func open(_ path: RawPath) throws(InputProblem) -> (descriptor: Int32, information: stat) {
    guard !path.bytes.isEmpty else { throw .emptyPath }
    let descriptor = path.withCString { systemOpen($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw .refused(.last) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      let error = SystemError.last
      close(descriptor)
      throw .refused(error)
    }
    if let kind = InputProblem.Kind(mode: information.st_mode) {
      close(descriptor)
      throw .notAFile(kind)
    }
    return (descriptor, information)
  }

  /// Reads what claims to be a file. Some of the system's own (`/proc/kmsg`) do not end, and wait for what comes next.
  static func readAllOfFile(
    _ source: any ByteSource, expected: Int, limit: Int
  ) throws(InputProblem) -> [UInt8] {
    do throws(InputProblem) {
      return try readAll(source, expected: expected, limit: limit)
    } catch {
      throw error == .refused(SystemError(code: EAGAIN)) ? .notReadable : error
    }
  }

  private static func readAll(
    _ source: any ByteSource, expected: Int, limit: Int
  ) throws(InputProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece: [UInt8]
      let wanted = bytes.isEmpty ? min(max(expected + 1, 1 << 10), 1 << 24) : pieceSize
      do { piece = try source.read(atMost: wanted) } catch { throw .refused(error) }
      if piece.isEmpty { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }

extension InputProblem.Kind {
  /// What a mode of `stat` says that there is, or `nil` for a regular file.
  init?(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    default: self = .other
    }
  }
}
