extension [UInt8] {
  /// How many bytes of a file a message quotes at most.
  static var excerptLength: Int { 60 }

  /// The scalar at an offset of text that was found to be well-formed.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let length = scalarLength(at: offset) ?? 1
    return String(decoding: self[offset..<offset + length], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// The text of a stretch of well-formed bytes, cut short where it is too long for a message.
  func excerpt(_ range: Range<Int>) -> String {
    guard range.count > Self.excerptLength else { return String(decoding: self[range], as: UTF8.self) }
    var end = range.lowerBound + Self.excerptLength
    while end > range.lowerBound, self[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: self[range.lowerBound..<end], as: UTF8.self) + "…"
  }

  /// What the string in a stretch of bytes says, the quotes around it included in the stretch.
  ///
  /// Its escapes were found to be right when it was cut out.
  func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound + 1
    while offset < range.upperBound - 1 {
      guard self[offset] == UInt8(ascii: "\\") else {
        text.append(self[offset])
        offset += 1
        continue
      }
      offset += 2
      switch self[offset - 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): offset = appendScalar(digitsAt: offset + 1, to: &text)
      case let escaped: text.append(escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the scalar that hexadecimal digits spell, and returns the offset behind the brace that ends them.
  private func appendScalar(digitsAt start: Int, to text: inout [UInt8]) -> Int {
    var value: UInt32 = 0
    var offset = start
    while let digit = self[offset].hexadecimalValue {
      value = value << 4 | digit
      offset += 1
    }
    if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) { text.append(contentsOf: encoded) }
    return offset + 1
  }
}
