#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailLog
import RowtrailScenarios

/// Writes a file that is not there yet, with the folders that it is in: whole or not at all.
///
/// The content goes to a file of its own in the same folder, which then gets the name. A link that leads to nothing is
/// refused, here as by whatever writes a log.
enum FileCreation {
  /// Writes the file.
  ///
  /// - Throws: why it was not written, `EEXIST` where something is there, or came meanwhile; it is then as it was.
  static func write(_ path: RawPath, _ bytes: [UInt8]) throws(RewriteProblem) {
    guard !path.withCString({ SystemFiles.isLinkToNothing($0) }) else { throw .linkToNothing }
    do { try createFolder(path.folder) } catch { throw .refused(error) }
    var information = stat()
    guard path.withCString({ stat($0, &information) }) != 0 else { throw .refused(SystemError(code: EEXIST)) }
    var temporary = try TemporaryFile(in: path.folder, mode: 0o666)
    try temporary.fill(with: bytes)
    try temporary.appear(as: path)
  }

  /// Makes a folder where there is none, and those above it.
  static func createFolder(_ folder: RawPath, mode: mode_t = 0o777) throws(SystemError) {
    if folder.withCString({ mkdir($0, mode) }) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder.folder != folder else { throw .last }
    try createFolder(folder.folder, mode: mode)
    guard folder.withCString({ mkdir($0, mode) }) == 0 || errno == EEXIST else { throw .last }
  }
}
