/// Integers as arguments spell them: ASCII digits, with a minus sign where they may be negative.
package enum IntegerText {
  /// The integer, or `nil` where the text spells none. One beyond `Int` becomes the nearest that there is.
  package static func integer(_ text: some StringProtocol) -> Int? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    guard isDigits(isNegative ? text.dropFirst() : text[...]) else { return nil }
    return Int(text) ?? (isNegative ? .min : .max)
  }

  /// The integer from 0, or `nil` where the text spells none. One beyond `Int` becomes the greatest that there is.
  package static func natural(_ text: some StringProtocol) -> Int? {
    isDigits(text) ? Int(text) ?? .max : nil
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
