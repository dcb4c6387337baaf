#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of the system.
package final class SystemFile: LogFile {
  private let name: Locked<String>
  private let descriptor: Int32

  /// - Parameter folder: an open folder, where a relative path begins.
  init(_ path: String, in folder: Int32, _ mode: LogFileMode) throws(LogIOFailure) {
    var flags = O_CLOEXEC | O_NONBLOCK
    switch mode {
    case .read: flags |= O_RDONLY
    case .write: flags |= O_RDWR | O_NOFOLLOW
    case .create: flags |= O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
    }
    let descriptor: Int
    do throws(LogIOFailure) {
      descriptor = try retrying(.open, path) { Int(openat(folder, path, flags, 0o600)) }
    } catch {
      guard error.code == EEXIST, SystemFiles.isLinkToNothing(path, in: folder) else { throw error }
      throw LogIOFailure(.open, path, LogIOFailure.link)
    }
    name = Locked(path)
    self.descriptor = Int32(descriptor)
    let status = try status()
    guard status.st_mode & S_IFMT == S_IFREG else { throw LogIOFailure(.open, path, EINVAL) }
  }

  /// A file that was opened already, to be read; the descriptor is closed with it.
  package init(reading descriptor: Int32, path: String) {
    name = Locked(path)
    self.descriptor = descriptor
  }

  deinit { close() }

  package var path: String { name.withLock { $0 } }

  package func wasRenamed(to path: String) { name.withLock { $0 = path } }

  private let isOpen = Locked(true)

  package func close() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    guard wasOpen else { return }
    // A child process that is just being made may have the file open still, and would hold the lock.
    _ = flock(descriptor, LOCK_UN)
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #elseif canImport(Darwin)
      _ = Darwin.close(descriptor)
    #endif
  }

  private func status() throws(LogIOFailure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw LogIOFailure(.stat, path, errno) }
    return status
  }

  package func size() throws(LogIOFailure) -> Int { Int(try status().st_size) }

  package func identity() throws(LogIOFailure) -> LogFileIdentity {
    let status = try status()
    return LogFileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  package func hasName() throws(LogIOFailure) -> Bool { try status().st_nlink > 0 }

  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int {
    try retrying(.read, path) { pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) }
  }

  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int {
    try retrying(.write, path) { pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) }
  }

  package func truncate(to size: Int) throws(LogIOFailure) {
    _ = try retrying(.truncate, path) { Int(ftruncate(descriptor, off_t(size))) }
  }

  package func sync() throws(LogIOFailure) {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
      guard errno == ENOTSUP || errno == ENOTTY || errno == EINVAL else { throw LogIOFailure(.sync, path, errno) }
      guard fsync(descriptor) == 0 else { throw LogIOFailure(.sync, path, errno) }
    #else
      // The bytes and the length are on the disk then, which is all that a log needs; times of the file may be not.
      guard fdatasync(descriptor) == 0 else { throw LogIOFailure(.sync, path, errno) }
    #endif
  }

  package func lock() throws(LogIOFailure) -> Bool {
    do throws(LogIOFailure) {
      _ = try retrying(.lock, path) { Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }
}

/// Calls the system until a signal does not come in between, though not for ever.
func retrying(
  _ operation: LogIOFailure.Operation, _ path: @autoclosure () -> String, _ call: () -> Int
) throws(LogIOFailure) -> Int {
  for _ in 0..<100 {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw LogIOFailure(operation, path(), errno) }
  }
  throw LogIOFailure(operation, path(), EINTR)
}
