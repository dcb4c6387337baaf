import Rowtrail

/// Reads the rest of a sentence from bytes, forgiving in case, white space and quotation marks.
///
/// It never reads further than the sentence goes; a text of unknown length it takes up to ``longestText`` bytes.
struct TemplateReader {
  static let longestText = 400

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Goes back to where it was.
  mutating func reset(to position: Int) { self.position = position }

  /// The byte at hand, or `nil` at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// What stands here by a template, or `nil` where it does not go so.
  mutating func match(_ template: [UInt8]) -> TemplateCaptures? {
    var captures = TemplateCaptures()
    skipBlanks()
    for (index, sign) in template.enumerated() {
      switch sign {
      case UInt8(ascii: " "): skipBlanks()
      case UInt8(ascii: "#"):
        guard let number = number() else { return nil }
        captures.numbers.append(number)
      case UInt8(ascii: "@"):
        guard let path = path() else { return nil }
        captures.paths.append(path)
      case UInt8(ascii: "~"):
        guard let view = view("row", "item") else { return nil }
        captures.view = captures.view ?? view
      case UInt8(ascii: "^"):
        guard let view = view("table view", "collection view") else { return nil }
        captures.view = captures.view ?? view
      case UInt8(ascii: "%"): captures.texts.append(text(until: index + 1 < template.count ? template[index + 1] : nil))
      case UInt8(ascii: "'"): guard takeQuote() else { return nil }
      default: guard take(sign) else { return nil }
      }
    }
    return captures
  }

  /// Skips white space, and line breaks that are escaped.
  mutating func skipBlanks() {
    while let byte = current {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "\\"), let next = byteAfter,
        [UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t")].contains(next)
      {
        position += 2
      } else if byte == 0xC2, byteAfter == 0xA0 {
        position += 2
      } else {
        return
      }
    }
  }

  private var byteAfter: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Takes a byte, letters in either case.
  mutating func take(_ sign: UInt8) -> Bool {
    guard let byte = current, Self.lowered(byte) == Self.lowered(sign) else { return false }
    position += 1
    return true
  }

  /// Takes words or nothing; a blank stands for any white space.
  mutating func take(_ words: StaticString) -> Bool {
    let start = position
    for offset in 0..<words.utf8CodeUnitCount {
      let sign = words.utf8Start[offset]
      if sign == UInt8(ascii: " ") {
        skipBlanks()
      } else if !take(sign) {
        position = start
        return false
      }
    }
    return true
  }

  /// Goes behind the next such words, which must begin within `limit` bytes, or stays.
  mutating func skip(to words: StaticString, within limit: Int) -> Bool {
    let start = position
    let end = min(bytes.count, position + limit)
    while position < end {
      if take(words) { return true }
      position += 1
    }
    position = start
    return false
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
