#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files, and nothing else: never waits for a pipe or a device, never reads without end.
package enum InputFile {
  /// The most bytes that are read.
  package static let largest = 1 << 30
  private static let pieceSize = 1 << 18

  /// The bytes of a file.
  package static func read(_ path: RawPath, limit: Int = largest) throws(FileRefusal) -> [UInt8] {
    try readWithInformation(path, limit: limit).bytes
  }

  /// The bytes of a file, and what `stat` said of it before the first of them was read.
  package static func readWithInformation(
    _ path: RawPath, limit: Int = largest
  ) throws(FileRefusal) -> (bytes: [UInt8], information: stat) {
    let (descriptor, information) = try open(path)
    defer { close(descriptor) }
    let size = Int(clamping: information.st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    let bytes = try readAllOfFile(DescriptorSource(descriptor: descriptor), expected: size, limit: limit)
    return (bytes, information)
  }

  /// Opens a file, and nothing else, for reading; the descriptor is the caller's to close.
  package static func open(_ path: RawPath) throws(FileRefusal) -> (descriptor: Int32, information: stat) {
    guard !path.bytes.isEmpty else { throw .emptyPath }
    let descriptor = path.withCString { systemOpen($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw .system(.last) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      let error = SystemError.last
      close(descriptor)
      throw .system(error)
    }
    if let kind = FileKind(mode: information.st_mode) {
      close(descriptor)
      throw .notAFile(kind)
    }
    return (descriptor, information)
  }

  /// Reads what claims to be a file. Some of the system's own (`/proc/kmsg`) do not end, and wait for what comes next.
  package static func readAllOfFile(
    _ source: any ByteSource, expected: Int, limit: Int
  ) throws(FileRefusal) -> [UInt8] {
    do throws(FileRefusal) {
      return try readAll(source, expected: expected, limit: limit)
    } catch {
      throw error == .system(SystemError(code: EAGAIN)) ? .notReadable : error
    }
  }

  /// Reads a source to its end.
  package static func readAll(
    _ source: any ByteSource, expected: Int, limit: Int
  ) throws(FileRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece: [UInt8]
      let wanted = bytes.isEmpty ? min(max(expected + 1, 1 << 10), 1 << 24) : pieceSize
      do { piece = try source.read(atMost: wanted) } catch { throw .system(error) }
      if piece.isEmpty { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }
