#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// Removes the temporary file where a signal ends the process.
///
/// What the handler looks at lies in memory of its own, behind constant pointers: it takes no lock, allocates nothing
/// and calls only what POSIX lets a handler call.
enum TemporaryFileSignals {
  /// The signals that ask a process to end.
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// The path of the file there may be, as C has it; empty where there is none.
  nonisolated(unsafe) private static let buffer: UnsafeMutablePointer<CChar> = {
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    buffer.initialize(repeating: 0, count: capacity)
    return buffer
  }()
  private static let capacity = Int(PATH_MAX) + 1

  /// Held as long as there is a temporary file.
  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
  }()

  private static let installed: Void = {
    _ = buffer
    for number in signals {
      // Who started the process may want it to live on, as `nohup` does.
      let before = signal(number, removeAndEnd)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }()

  /// Waits until there is no other temporary file, and sees to the signals.
  static func begin() {
    pthread_mutex_lock(lock)
    _ = installed
  }

  /// Lets the next one begin.
  static func end() {
    pthread_mutex_unlock(lock)
  }

  /// Says which file is about to be created. A path that is too long for the system cannot be announced, nor created.
  static func announce(_ path: RawPath) {
    guard path.bytes.count < capacity, let first = path.bytes.first else { return }
    // The first byte comes last: until then there is no path.
    for (index, byte) in path.bytes.enumerated().dropFirst() { buffer[index] = CChar(bitPattern: byte) }
    buffer[path.bytes.count] = 0
    buffer[0] = CChar(bitPattern: first)
  }

  /// Says that the file is gone or in its place.
  static func withdraw() {
    buffer[0] = 0
  }

  /// What the handler does with the file.
  fileprivate static func remove() {
    if buffer[0] != 0 { unlink(buffer) }
  }
}

/// The handler: the process then ends as the signal ends one that does not handle it.
private func removeAndEnd(_ number: Int32) {
  TemporaryFileSignals.remove()
  signal(number, SIG_DFL)
  raise(number)
}
