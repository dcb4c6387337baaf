#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hands out a file's lines one after the other, with a buffer that holds one block or one line, whichever is longer.
final class LineSource {
  /// What comes next in the file.
  enum Step {
    /// A line without its line feed; the bytes stay until the next call.
    case line(UnsafeBufferPointer<UInt8>)
    /// A line of more bytes than a line may have; with how many, and whether it ended.
    case tooLong(Int)
    /// The end; with the bytes after the last line feed.
    case end(Int)
  }

  static let blockLength = 256 << 10
  let file: any LogFile
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var start = 0
  private var filled = 0
  /// How far the buffer was searched for a line feed.
  private var searched = 0
  /// Where in the file the next line begins.
  private(set) var offset: Int

  init(_ file: any LogFile, offset: Int = 0, blockLength: Int = LineSource.blockLength) {
    self.file = file
    self.offset = offset
    capacity = blockLength
    buffer = .allocate(capacity: blockLength)
  }

  deinit { buffer.deallocate() }

  /// Goes on at another place of the file.
  func move(to offset: Int) {
    self.offset = offset
    start = 0
    filled = 0
    searched = 0
  }

  func next() throws(LogIOFailure) -> Step {
    while true {
      if let feed = memchr(buffer + searched, 0x0A, filled - searched) {
        let end = feed.assumingMemoryBound(to: UInt8.self) - buffer
        let line = UnsafeBufferPointer(start: UnsafePointer(buffer + start), count: end - start)
        offset += line.count + 1
        start = end + 1
        searched = start
        return .line(line)
      }
      searched = filled
      if filled - start > LogFormat.lineLimit { return .tooLong(try skipLine()) }
      if try fill() == 0 { return .end(filled - start) }
    }
  }

  /// The bytes after the last line feed, as far as they are in the buffer.
  var rest: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(buffer + start), count: filled - start)
  }

  private func fill() throws(LogIOFailure) -> Int {
    if start > 0 {
      memmove(buffer, buffer + start, filled - start)
      filled -= start
      searched -= start
      start = 0
    }
    if filled == capacity {
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
      memcpy(larger, buffer, filled)
      buffer.deallocate()
      buffer = larger
      capacity *= 2
    }
    let room = UnsafeMutableRawBufferPointer(start: buffer + filled, count: capacity - filled)
    let count = try file.read(into: room, at: offset + filled)
    filled += count
    return count
  }

  /// Steps over a line that is too long without keeping it; how many bytes it has, with its line feed.
  private func skipLine() throws(LogIOFailure) -> Int {
    var count = filled - start
    while true {
      offset += filled - start
      start = 0
      filled = 0
      searched = 0
      if try fill() == 0 { return count }
      guard let feed = memchr(buffer, 0x0A, filled) else {
        count += filled
        continue
      }
      let length = feed.assumingMemoryBound(to: UInt8.self) - buffer + 1
      offset += length
      start = length
      searched = length
      return count + length
    }
  }
}
