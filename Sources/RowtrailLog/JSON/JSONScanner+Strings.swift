#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension JSONScanner {
  /// Where a string's bytes stand in the text.
  struct Span {
    var start: Int
    var count: Int
    /// Whether there are no escapes.
    var isPlain: Bool
  }

  /// The string at the position.
  @inline(__always)
  package mutating func string() throws(LineFailure) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.expected(.string)) }
    let span = try span()
    if span.isPlain {
      return String(decoding: UnsafeBufferPointer(start: base + span.start, count: span.count), as: UTF8.self)
    }
    return String(decoding: try unescaped(span), as: UTF8.self)
  }

  /// The string at the position as it stands in the text, where it was written without escapes; steps over it.
  @inline(__always)
  package mutating func plainString() throws(LineFailure) -> JSONName? {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.expected(.string)) }
    let span = try span()
    return span.isPlain ? JSONName(start: base + span.start, count: span.count) : nil
  }

  /// Whether a string of a text that was found plain stands next, without blanks; then steps over it.
  @inline(__always)
  mutating func takeString(_ text: JSONName) -> Bool {
    guard end - position > text.count + 1, base[position] == UInt8(ascii: "\""),
      base[position + text.count + 1] == UInt8(ascii: "\""), memcmp(base + position + 1, text.start, text.count) == 0
    else { return false }
    position += text.count + 2
    return true
  }

  /// Steps over the string at the position, which begins with its quote, and checks it.
  @inline(__always)
  mutating func span() throws(LineFailure) -> Span {
    position += 1
    let start = position
    var here = position
    while here + 8 <= end {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + here).loadUnaligned(as: UInt64.self))
      let special = Self.special(word)
      guard special != 0 else {
        here += 8
        continue
      }
      here += special.trailingZeroBitCount / 8
      break
    }
    while here < end {
      let byte = base[here]
      if byte == UInt8(ascii: "\"") {
        position = here + 1
        return Span(start: start, count: here - start, isPlain: true)
      }
      if byte < 0x20 || byte == UInt8(ascii: "\\") || byte >= 0x80 { break }
      here += 1
    }
    position = here
    return try slowSpan(from: start)
  }

  /// The lowest bit set stands in the first of eight bytes that is a quote, a backslash, a control or no ASCII; none where all
  /// are plain.
  @inline(__always)
  private static func special(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let zeros = ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((word &- ones &* 0x20) & ~word)
    return (zeros | word) & highs
  }

  @inline(never)
  private mutating func slowSpan(from start: Int) throws(LineFailure) -> Span {
    var isPlain = true
    while position < end {
      let byte = base[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return Span(start: start, count: position - 1 - start, isPlain: isPlain)
      case UInt8(ascii: "\\"):
        isPlain = false
        _ = try escape()
      case 0..<0x20: throw failure(.rawControl)
      case 0x20..<0x80: position += 1
      default: position += try sequenceLength()
      }
    }
    throw failure(.expected(.string))
  }

  /// How many bytes the UTF-8 sequence at the position has. Overlong forms, surrogates and what is beyond U+10FFFF are
  /// refused.
  private func sequenceLength() throws(LineFailure) -> Int {
    let first = base[position]
    let second: ClosedRange<UInt8>
    let count: Int
    switch first {
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: throw failure(.notUTF8)
    }
    guard end - position >= count, second.contains(base[position + 1]) else { throw failure(.notUTF8) }
    for index in 2..<max(2, count) where base[position + index] & 0xC0 != 0x80 { throw failure(.notUTF8) }
    return count
  }

  /// What the escape at the position stands for; steps over it, both halves of a surrogate pair.
  private mutating func escape() throws(LineFailure) -> Unicode.Scalar {
    guard end - position >= 2 else { throw failure(.badEscape) }
    let letter = base[position + 1]
    if letter == UInt8(ascii: "u") { return try unicodeEscape() }
    let value: UInt8
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): value = letter
    case UInt8(ascii: "b"): value = 0x08
    case UInt8(ascii: "f"): value = 0x0C
    case UInt8(ascii: "n"): value = 0x0A
    case UInt8(ascii: "r"): value = 0x0D
    case UInt8(ascii: "t"): value = 0x09
    default: throw failure(.badEscape)
    }
    position += 2
    return Unicode.Scalar(value)
  }

  private mutating func unicodeEscape() throws(LineFailure) -> Unicode.Scalar {
    let first = try hexEscape(at: position)
    if let scalar = Unicode.Scalar(first) {
      position += 6
      return scalar
    }
    guard first < 0xDC00, end - position >= 12, base[position + 6] == UInt8(ascii: "\\"),
      base[position + 7] == UInt8(ascii: "u")
    else { throw failure(.loneSurrogate) }
    let second = try hexEscape(at: position + 6)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure(.loneSurrogate) }
    position += 12
    return scalar
  }

  private func hexEscape(at start: Int) throws(LineFailure) -> UInt32 {
    guard end - start >= 6 else { throw failure(.badEscape) }
    var value: UInt32 = 0
    for index in 2..<6 {
      let digit: UInt8
      switch base[start + index] {
      case let byte where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): digit = byte - UInt8(ascii: "0")
      case let byte where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte): digit = byte - UInt8(ascii: "a") + 10
      case let byte where (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte): digit = byte - UInt8(ascii: "A") + 10
      default: throw failure(.badEscape)
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The bytes of a string with its escapes replaced. The position stays.
  func unescaped(_ span: Span) throws(LineFailure) -> [UInt8] {
    var walker = self
    walker.position = span.start
    var bytes: [UInt8] = []
    bytes.reserveCapacity(span.count)
    while walker.position < span.start + span.count {
      let byte = base[walker.position]
      if byte == UInt8(ascii: "\\") {
        let scalar = try walker.escape()
        if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes += Array(String(scalar).utf8) }
      } else {
        bytes.append(byte)
        walker.position += 1
      }
    }
    return bytes
  }
}
