#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// A file that is being filled beside the one whose place it is to take, and that no end of the process leaves behind:
/// a signal that ends it removes the file first.
///
/// There is one at a time in a process; the next one waits.
struct TemporaryFile: ~Copyable {
  /// Where it stands.
  let path: RawPath
  private var descriptor: Int32
  private var isInPlace = false

  private static let attempts = 100

  /// Creates an empty file in a folder, which nobody else may read unless asked for.
  init(in folder: RawPath, mode: mode_t = 0o600) throws(RewriteProblem) {
    TemporaryFileSignals.begin()
    var generator = SystemRandomNumberGenerator()
    var code = EEXIST
    for _ in 0..<Self.attempts {
      let number = String(UInt32.random(in: 0...UInt32.max, using: &generator), radix: 36)
      let path = folder.appending(Array(".rowtrail-\(number).tmp".utf8))
      TemporaryFileSignals.announce(path)
      let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode) }
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      code = errno
      TemporaryFileSignals.withdraw()
      if code != EEXIST { break }
    }
    TemporaryFileSignals.end()
    throw .refused(SystemError(code: code))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isInPlace { _ = path.withCString { unlink($0) } }
    TemporaryFileSignals.withdraw()
    TemporaryFileSignals.end()
  }

  /// Gives it to these owners, unless it is theirs already.
  func give(to user: uid_t, _ group: gid_t) throws(RewriteProblem) {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .refused(.last) }
    if information.st_uid == user, information.st_gid == group { return }
    guard fchown(descriptor, user, group) == 0 else { throw .foreign }
  }

  /// Writes all of its content, and waits until the disk has it.
  ///
  /// - Parameter mode: the mode that it gets; `nil` where it has its mode already.
  mutating func fill(with bytes: [UInt8], mode: mode_t? = nil) throws(RewriteProblem) {
    do { try DescriptorSink(descriptor: descriptor).write(bytes) } catch { throw .refused(error) }
    if let mode, fchmod(descriptor, mode) != 0 { throw .refused(.last) }
    guard fsync(descriptor) == 0 else { throw .refused(.last) }
    let filled = descriptor
    descriptor = -1
    guard close(filled) == 0 else { throw .refused(.last) }
  }

  /// Puts it in the place of another file.
  mutating func replace(_ target: RawPath) throws(RewriteProblem) {
    guard path.withCString({ from in target.withCString { rename(from, $0) } }) == 0 else { throw .refused(.last) }
    isInPlace = true
  }

  /// Gives it a name that no file has.
  mutating func appear(as target: RawPath) throws(RewriteProblem) {
    let isLinked = path.withCString { from in target.withCString { link(from, $0) } } == 0
    if isLinked { return }  // its own name goes with it
    guard errno != EEXIST else { throw .refused(.last) }
    // Not every file system has several names for a file.
    try claim(target)
  }

  /// Gives it a name that no file has, by a rename: an empty file takes the name first, so that nothing else can come there
  /// meanwhile and be lost.
  mutating func claim(_ target: RawPath) throws(RewriteProblem) {
    let claim = target.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard claim >= 0 else { throw .refused(.last) }
    close(claim)
    do { try replace(target) } catch {
      _ = target.withCString { unlink($0) }
      throw error
    }
  }
}
