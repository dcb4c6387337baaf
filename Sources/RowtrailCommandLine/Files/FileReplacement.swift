#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// Replaces what a file holds, whole or not at all.
///
/// The new content goes to a file of its own in the same folder, is synced, and takes the old one's place by a rename.
/// Mode and owner stay. Where the path is a link, the file it leads to is replaced and the link stays. A file that its
/// user may not write, that has other names, or that is not any more what was read is left alone.
enum FileReplacement {
  /// Replaces the content of a file.
  ///
  /// - Parameter stamp: the file's stamp as it was read. An edit since then is not lost, short of one in the moment
  ///   between the last look and the rename.
  /// - Throws: why it was not replaced; the file is then as it was.
  static func replace(_ path: RawPath, with bytes: [UInt8], read stamp: FileStamp) throws(RewriteProblem) {
    let target = try path.resolved()
    let old = try target.information()
    guard FileStamp(old) == stamp else { throw .changed }
    guard mayWrite(target, mode: old.st_mode) else { throw .readOnly }
    guard old.st_nlink <= 1 else { throw .linked(names: Int(old.st_nlink)) }
    var temporary = try TemporaryFile(in: target.folder)
    try temporary.give(to: old.st_uid, old.st_gid)
    try temporary.fill(with: bytes, mode: old.st_mode & 0o7777)
    guard FileStamp(try path.information()) == stamp, FileStamp(try target.information()) == stamp else {
      throw .changed
    }
    try temporary.replace(target)
    syncFolder(target.folder)
  }

  /// Whether the user may write the file. The system lets root write everything; here the owner's bit counts for root too.
  private static func mayWrite(_ target: RawPath, mode: mode_t) -> Bool {
    let isPermitted = target.withCString { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) } == 0
    return isPermitted && (geteuid() != 0 || mode & S_IWUSR != 0)
  }

  private static func syncFolder(_ folder: RawPath) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension RawPath {
  /// The path of the file that this one leads to, without links.
  func resolved() throws(RewriteProblem) -> RawPath {
    guard let real = withCString({ realpath($0, nil) }) else { throw .refused(.last) }
    defer { free(real) }
    return RawPath(bytes: UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) })
  }
}
