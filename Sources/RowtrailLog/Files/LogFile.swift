/// An open file, as readers and writers of logs need it: the system's own calls, which may do less than they were asked.
package protocol LogFile: AnyObject, Sendable {
  /// The path under which it was opened, or which it got since.
  var path: String { get }
  /// Notes that it has another name now.
  func wasRenamed(to path: String)
  /// How many bytes it has.
  func size() throws(LogIOFailure) -> Int
  /// Reads up to as many bytes as there is room for; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int
  /// Writes up to all of the bytes, and tells how many.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(LogIOFailure) -> Int
  /// Cuts the file.
  func truncate(to size: Int) throws(LogIOFailure)
  /// Returns when the file is on the disk.
  func sync() throws(LogIOFailure)
  /// Locks the file for this handle alone; `false` where another one has it.
  func lock() throws(LogIOFailure) -> Bool
  /// What tells the file from others, whatever it is called.
  func identity() throws(LogIOFailure) -> LogFileIdentity
  /// Whether the file has a name, this one or another: what is written to one without is gone when it is closed.
  func hasName() throws(LogIOFailure) -> Bool
  /// Gives the handle back, and its lock.
  func close()
}

/// What tells a file from others, whatever it is called.
package struct LogFileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

extension LogFile {
  /// Writes all of the bytes, however many calls it takes.
  package func writeAll(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(LogIOFailure) {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = try write(rest, at: offset + done)
      guard count > 0 else { throw LogIOFailure(.write, path, LogIOFailure.noSpace) }
      done += count
    }
  }

  /// The bytes of a range, fewer only where the file ends.
  package func block(_ range: Range<Int>) throws(LogIOFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var count = 0
    while count < bytes.count {
      let done = count
      let result = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(LogIOFailure) in
          try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[done...]), at: range.lowerBound + done)
        }
      }
      let more = try result.get()
      guard more > 0 else { break }
      count += more
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Writes the bytes of a range to a file, which may be this one, a block at a time.
  ///
  /// - Parameters:
  ///   - place: where in the other file the first of them goes.
  ///   - progress: told how many were written.
  /// - Returns: how many there were, fewer than asked for only where the file ends.
  @discardableResult
  func copy(
    _ range: Range<Int>, to other: any LogFile, at place: Int, progress: (Int) -> Void = { _ in }
  ) throws(LogIOFailure) -> Int {
    var count = 0
    while count < range.count {
      let start = range.lowerBound + count
      let block = try block(start..<min(start + 1 << 20, range.upperBound))
      guard !block.isEmpty else { break }
      let offset = place + count
      let result = block.withUnsafeBytes { buffer in
        Result { () throws(LogIOFailure) in try other.writeAll(buffer, at: offset) }
      }
      try result.get()
      count += block.count
      progress(count)
    }
    return count
  }
}
