extension [UInt8] {
  /// Puts a UTF-16 unit at the end as JSON escapes it: `\u` and four digits.
  package mutating func appendJSONEscape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    self += "\\u".utf8
    self += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    self += digits.utf8
  }
}
