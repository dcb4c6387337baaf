import RowtrailLog

/// The plain answer to reading a log: each line as a tree, with no list and nothing checked.
enum PlainLog {
  /// Where each line stands, its line feed included.
  static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(start..<index + 1)
      start = index + 1
    }
    return lines
  }

  /// How many lines of a log were made into trees.
  static func trees(_ bytes: [UInt8]) -> Int {
    var scanner = JSONScanner()
    return bytes.withUnsafeBufferPointer { bytes in
      lines(of: bytes).reduce(0) { count, line in
        scanner.start(UnsafeBufferPointer(rebasing: bytes[line]))
        return (try? scanner.object())?["revision"] == nil ? count : count + 1
      }
    }
  }
}
