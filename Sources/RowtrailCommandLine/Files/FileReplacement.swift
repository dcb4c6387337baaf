#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces what a file holds, whole or not at all.
///
/// The new content goes to a file of its own in the same folder, is synced, and takes the old one's place by a rename.
/// The mode stays. Where the path is a link, the file it leads to is replaced and the link stays.
enum FileReplacement {
  private static let attempts = 100

  /// Replaces the content of a file.
  ///
  /// - Throws: what the system said; the file is then as it was.
  static func replace(_ path: RawPath, with bytes: [UInt8]) throws(SystemError) {
    let target = try resolved(path)
    var information = stat()
    guard target.withCString({ stat($0, &information) }) == 0 else { throw .last }
    let (temporary, descriptor) = try create(in: target.folder)
    do throws(SystemError) {
      try fill(descriptor, with: bytes, mode: information.st_mode & 0o7777)
      guard temporary.withCString({ from in target.withCString { rename(from, $0) } }) == 0 else {
        throw SystemError.last
      }
    } catch {
      _ = temporary.withCString { unlink($0) }
      throw error
    }
    syncFolder(target.folder)
  }

  private static func resolved(_ path: RawPath) throws(SystemError) -> RawPath {
    guard let real = path.withCString({ realpath($0, nil) }) else { throw .last }
    defer { free(real) }
    return RawPath(bytes: UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) })
  }

  private static func create(in folder: RawPath) throws(SystemError) -> (RawPath, Int32) {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<attempts {
      let number = String(UInt32.random(in: 0...UInt32.max, using: &generator), radix: 36)
      let path = folder.appending(Array(".rowtrail-\(number).tmp".utf8))
      let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
      if descriptor >= 0 { return (path, descriptor) }
      if errno != EEXIST { throw .last }
    }
    throw SystemError(code: EEXIST)
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t) throws(SystemError) {
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    try DescriptorSink(descriptor: descriptor).write(bytes)
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw .last }
    isOpen = false
    guard close(descriptor) == 0 else { throw .last }
  }

  private static func syncFolder(_ folder: RawPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
