extension LogFileSystem {
  /// Copies bytes of a file to another one beside it, which is on the disk under its name then. Where that name has other bytes,
  /// a number is added; where it has the same ones, as behind a crash, it is the copy.
  ///
  /// The copy gets its name once it is whole. What a crash leaves of one has the one name that the next copy takes over.
  func keep(_ range: Range<Int>, of file: any LogFile, as name: String) throws(LogIOFailure) -> String {
    var number = 1
    while true {
      let path = number == 1 ? name : "\(name).\(number)"
      number += 1
      if try identity(of: path) == nil {
        try copy(range, of: file, to: path, by: "\(file.path).kept.new")
      } else if try !isCopy(path, of: file, range) {
        continue
      }
      try syncFolder(of: path)
      return path
    }
  }

  private func copy(
    _ range: Range<Int>, of file: any LogFile, to path: String, by temporary: String
  ) throws(LogIOFailure) {
    if try identity(of: temporary) != nil { try remove(temporary) }
    let copy = try open(temporary, .create)
    var isWhole = false
    defer {
      copy.close()
      if !isWhole { try? remove(temporary) }
    }
    guard try file.copy(range, to: copy, at: 0) == range.count else {
      throw LogIOFailure(.read, file.path, LogIOFailure.ioError)
    }
    try copy.sync()
    try rename(temporary, to: path)
    isWhole = true
  }

  private func isCopy(_ path: String, of file: any LogFile, _ range: Range<Int>) throws(LogIOFailure) -> Bool {
    let copy = try open(path, .read)
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
