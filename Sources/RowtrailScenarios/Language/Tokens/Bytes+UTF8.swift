extension [UInt8] {
  /// How many bytes the well-formed UTF-8 sequence at an offset has, or `nil` where there is none.
  func scalarLength(at offset: Int) -> Int? {
    let first = self[offset]
    let length: Int
    var range: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, range) = (3, 0xA0...0xBF)
    case 0xED: (length, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, range) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, range ~= self[offset + 1] else { return nil }
    for index in stride(from: offset + 2, to: offset + length, by: 1) where self[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}

extension UInt8 {
  /// Whether a word may start with this byte.
  var startsWord: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") }
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// Whether a word may go on with this byte, hyphens aside.
  var continuesWord: Bool { startsWord || isDigit }
  /// What the byte is worth as a hexadecimal digit, or `nil`.
  var hexadecimalValue: UInt32? {
    if isDigit { return UInt32(self - UInt8(ascii: "0")) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
