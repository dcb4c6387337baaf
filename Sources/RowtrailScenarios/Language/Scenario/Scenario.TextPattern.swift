extension Scenario {
  /// A text with `{n}` in it, in which a number is to take that place. `Sendable`, and a value.
  public struct TextPattern: Equatable, Sendable {
    /// The text before the first `{n}`, between each two of them, and after the last; at least one.
    let pieces: [String]

    /// The pattern that a text spells.
    ///
    /// - Complexity: linear in the length of the text.
    package init(_ text: String) {
      var pieces: [String] = []
      let bytes = Array(text.utf8)
      var start = 0
      var index = 0
      while index + 2 < bytes.count {
        if bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "n"),
          bytes[index + 2] == UInt8(ascii: "}")
        {
          pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
          index += 3
          start = index
        } else {
          index += 1
        }
      }
      pieces.append(String(decoding: bytes[start...], as: UTF8.self))
      self.pieces = pieces
    }

    /// Whether `{n}` stands in the text.
    package var hasPlaceholder: Bool { pieces.count > 1 }

    /// The text as it was written, `{n}` and all.
    public var written: String { pieces.joined(separator: "{n}") }

    /// The text with these digits in the place of each `{n}`.
    func text(_ digits: String) -> String {
      guard let first = pieces.first else { return "" }
      var text = first
      for piece in pieces.dropFirst() {
        text += digits
        text += piece
      }
      return text
    }
  }
}
