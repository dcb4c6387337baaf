/// A file that was read, and its lines for messages.
struct SourceFile {
  /// The path as it was given or found.
  let path: RawPath
  private let bytes: [UInt8]
  private var lineStarts: [Int]?

  init(path: RawPath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The line of this number, from 1, without its end and without a byte-order mark; empty where there is none.
  mutating func line(_ number: Int) -> String {
    let starts = starts
    guard starts.indices.contains(number - 1) else { return "" }
    var line = bytes[starts[number - 1]..<(starts.indices.contains(number) ? starts[number] : bytes.count)]
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if number == 1, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    return String(decoding: line, as: UTF8.self)
  }

  /// How many lines the file has; what follows the last line end counts where it is not empty.
  var lineCount: Int {
    mutating get { starts.count - (bytes.last == UInt8(ascii: "\n") || bytes.isEmpty ? 1 : 0) }
  }

  private var starts: [Int] {
    mutating get {
      if let lineStarts { return lineStarts }
      let starts = Self.starts(in: bytes)
      lineStarts = starts
      return starts
    }
  }

  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    return starts
  }
}
