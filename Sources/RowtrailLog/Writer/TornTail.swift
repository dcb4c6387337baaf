/// Cuts a torn tail off a log that is opened for writing, and keeps it.
enum TornTail {
  /// Copies what stands behind an offset to a file beside the log, then cuts it off.
  ///
  /// The copy is on the disk before the log is cut. Where a crash came between the two, the same copy is found again.
  static func cut(
    _ file: any LogFile, at offset: Int, _ files: any LogFileSystem
  ) throws(LogError) -> LogTail? {
    do throws(LogIOFailure) {
      let size = try file.size()
      guard size > offset else { return nil }
      let name = try files.keep(offset..<size, of: file, as: "\(file.path).torn-\(offset)")
      try file.truncate(to: offset)
      return LogTail(offset: offset, count: size - offset, keptAs: name)
    } catch {
      throw .io(error)
    }
  }
}
