/// Cuts a file into lines, and finds what no line may hold: invalid UTF-8, control characters, a lone carriage return.
struct LineReader {
  /// The file.
  let bytes: [UInt8]
  private var next: Int
  private var number = 0
  private var isDone = false

  /// A reader of this file, which may start with a byte-order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next line, or `nil` at the file's end.
  ///
  /// - Complexity: linear in the length of the line.
  mutating func nextLine() -> SourceLine? {
    if isDone { return nil }
    number += 1
    var line = SourceLine(number: number, start: next, limit: next)
    var continuations = 0
    var offset = next
    scan: while offset < bytes.count {
      let byte = bytes[offset]
      if byte &- 0x20 < 0x5F || byte == 0x09 {
        offset += 1
        continue
      }
      switch length(at: offset, byte) {
      case 0: break scan
      case let length?:
        continuations += length - 1
        offset += length
      case nil:
        let column = offset - line.start - continuations + 1
        line.badCharacter = BadCharacter(column: column, kind: kind(at: offset))
        break scan
      }
    }
    line.limit = offset
    finish(from: offset)
    return line
  }

  /// How many bytes the character has that starts with a byte that is not printable ASCII: 0 where the line ends here,
  /// `nil` where the character may not stand here.
  private func length(at offset: Int, _ byte: UInt8) -> Int? {
    switch byte {
    case 0x0A: 0
    case 0x0D: offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 0 : nil
    case 0x00...0x7F: nil
    case 0xC2: offset + 1 < bytes.count && 0xA0...0xBF ~= bytes[offset + 1] ? 2 : nil
    default: bytes.scalarLength(at: offset)
    }
  }

  private func kind(at offset: Int) -> BadCharacter.Kind {
    let byte = bytes[offset]
    if byte == 0x0D { return .loneCarriageReturn }
    if byte < 0x80 { return .controlCharacter(UInt32(byte)) }
    if byte == 0xC2, offset + 1 < bytes.count, 0x80...0x9F ~= bytes[offset + 1] {
      return .controlCharacter(UInt32(bytes[offset + 1]))
    }
    return .invalidUTF8
  }

  /// Goes on behind the line's end.
  private mutating func finish(from offset: Int) {
    var offset = offset
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    isDone = offset == bytes.count
    next = offset + 1
  }
}
