extension JSONWriter {
  /// Writes a string.
  @inline(__always)
  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in string(utf8: utf8) }
  }

  /// Writes a string of these bytes, which are UTF-8.
  package mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
    raw("\"")
    var start = 0
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index += 1
        continue
      }
      let (length, needsEscape) = byte < 0x80 ? (1, true) : Self.look(at: utf8, index)
      if needsEscape {
        raw(UnsafeBufferPointer(rebasing: utf8[start..<index]))
        escape(utf8, index, length)
        start = index + length
      }
      index += length
    }
    raw(start == 0 ? utf8 : UnsafeBufferPointer(rebasing: utf8[start...]))
    raw("\"")
  }

  /// How long the sequence is, and whether its character is written as an escape: C1 controls, bidirectional controls and
  /// line separators.
  private static func look(at utf8: UnsafeBufferPointer<UInt8>, _ index: Int) -> (length: Int, needsEscape: Bool) {
    let first = utf8[index]
    switch first {
    case 0xC0..<0xE0:
      let second = index + 1 < utf8.count ? utf8[index + 1] : 0
      return (2, (first == 0xC2 && second < 0xA0) || (first == 0xD8 && second == 0x9C))
    case 0xE0..<0xF0:
      guard first == 0xE2, index + 2 < utf8.count else { return (3, false) }
      let third = utf8[index + 2]
      switch utf8[index + 1] {
      case 0x80: return (3, third == 0x8E || third == 0x8F || (0xA8...0xAE).contains(third))
      case 0x81: return (3, (0xA6...0xA9).contains(third))
      default: return (3, false)
      }
    default: return (4, false)
    }
  }

  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int) {
    let scalar: UInt32
    switch length {
    case 1: scalar = UInt32(utf8[index])
    case 2: scalar = UInt32(utf8[index] & 0x1F) << 6 | UInt32(utf8[index + 1] & 0x3F)
    default:
      scalar = UInt32(utf8[index] & 0x0F) << 12 | UInt32(utf8[index + 1] & 0x3F) << 6 | UInt32(utf8[index + 2] & 0x3F)
    }
    switch scalar {
    case 0x22: raw("\\\"")
    case 0x5C: raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    default:
      raw("\\u")
      for shift in [12, 8, 4, 0] as [UInt32] {
        let digit = UInt8(scalar >> shift & 15)
        byte(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
