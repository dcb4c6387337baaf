import Rowtrail

/// Texts and ids as scenario files write them.
package enum ScenarioLiteral {
  /// A text in quotes, with escapes for what a string cannot hold.
  package static func text(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        written += "\\u{\(String(scalar.value, radix: 16))}"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  /// An id: a plain word where it is one, else in quotes.
  package static func id(_ id: String) -> String { isWord(id) ? id : text(id) }

  /// A list of ids in brackets.
  package static func ids(_ ids: [String]) -> String { "[" + ids.map(id).joined(separator: ", ") + "]" }

  /// Whether a text can stand as a word, without quotes.
  private static func isWord(_ text: String) -> Bool {
    var isAfterHyphen = false
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        isAfterHyphen = false
      case UInt8(ascii: "0")...UInt8(ascii: "9") where index > 0: isAfterHyphen = false
      case UInt8(ascii: "-") where index > 0 && !isAfterHyphen: isAfterHyphen = true
      default: return false
      }
    }
    return !text.isEmpty && !isAfterHyphen
  }
}
