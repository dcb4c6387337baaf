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
      let name = try keep(file, offset..<size, as: "\(file.path).torn-\(offset)", files)
      try file.truncate(to: offset)
      return LogTail(offset: offset, count: size - offset, keptAs: name)
    } catch {
      throw .io(error)
    }
  }

  /// Copies bytes to a file beside the log, which is on the disk then. Where that name has other bytes, a number is added.
  static func keep(
    _ file: any LogFile, _ range: Range<Int>, as name: String, _ files: any LogFileSystem
  ) throws(LogIOFailure) -> String {
    for number in 1... {
      let path = number == 1 ? name : "\(name).\(number)"
      do throws(LogIOFailure) {
        let copy = try files.open(path, .create)
        defer { copy.close() }
        try file.copy(range, to: copy, at: 0)
        try copy.sync()
        try files.syncFolder(of: path)
        return path
      } catch {
        guard error.code == LogIOFailure.exists, error.operation == .open else { throw error }
        if try isCopy(path, of: file, range, files) { return path }
      }
    }
    return name
  }

  private static func isCopy(
    _ path: String, of file: any LogFile, _ range: Range<Int>, _ files: any LogFileSystem
  ) throws(LogIOFailure) -> Bool {
    let copy = try files.open(path, .read)
    defer { copy.close() }
    guard try copy.size() == range.count else { return false }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let block = try file.block(offset..<min(offset + 1 << 20, range.upperBound))
      let start = offset - range.lowerBound
      guard !block.isEmpty, try copy.block(start..<start + block.count) == block else { return false }
      offset += block.count
    }
    return true
  }
}
