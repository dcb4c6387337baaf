#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file without anything around it: what a log's writer is compared with.
final class BareFile {
  private let descriptor: Int32
  private var offset = 0

  init?(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Writes the bytes behind what is there; how many were written.
  func append(_ bytes: UnsafeRawBufferPointer) -> Int {
    let count = pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset))
    offset += max(0, count)
    return count
  }

  func sync() {
    #if canImport(Darwin)
      _ = fcntl(descriptor, F_FULLFSYNC)
    #else
      _ = fsync(descriptor)
    #endif
  }

  /// All bytes of a file.
  static func bytes(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
      while count < size {
        let read = pread(descriptor, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
        guard read > 0 else { return }
        count += read
      }
    }
  }
}

/// A folder of its own for the files of a benchmark, which goes with it.
final class TemporaryFolder {
  let path: String

  init() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/rowtrail-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? parent
  }

  /// Removes all files.
  func clear() {
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { unlink("\(path)/\(name)") }
    }
  }

  deinit {
    clear()
    rmdir(path)
  }
}
