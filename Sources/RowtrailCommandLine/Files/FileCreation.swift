#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// Writes a file that need not be there, with the folders that it is in.
enum FileCreation {
  /// Writes the file.
  ///
  /// - Parameter replaces: whether a file that is there is written anew; where not, the call fails with `EEXIST`.
  /// - Throws: what the system said.
  static func write(_ path: RawPath, _ bytes: [UInt8], replaces: Bool = true) throws(SystemError) {
    try createFolder(path.folder)
    let descriptor = path.withCString {
      open($0, O_WRONLY | O_CREAT | (replaces ? O_TRUNC : O_EXCL) | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw .last }
    var isOpen = true
    defer {
      if isOpen {
        close(descriptor)
        if !replaces { _ = path.withCString { unlink($0) } }
      }
    }
    try DescriptorSink(descriptor: descriptor).write(bytes)
    isOpen = false
    guard close(descriptor) == 0 else { throw .last }
  }
  /// Makes a folder where there is none, and those above it.
  static func createFolder(_ folder: RawPath, mode: mode_t = 0o777) throws(SystemError) {
    if folder.withCString({ mkdir($0, mode) }) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder.folder != folder else { throw .last }
    try createFolder(folder.folder, mode: mode)
    guard folder.withCString({ mkdir($0, mode) }) == 0 || errno == EEXIST else { throw .last }
  }
}
