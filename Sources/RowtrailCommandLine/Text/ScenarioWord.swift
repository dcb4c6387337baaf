/// Ids and texts as scenario files write them.
enum ScenarioWord {
  /// The id as a word where it is one, else in quotes.
  static func id(_ text: String) -> String {
    isWord(text) ? text : quoted(text)
  }

  /// The value of a field as a word or an integer where it is one, else in quotes.
  static func value(_ text: String) -> String {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isInteger = !digits.isEmpty && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isInteger ? text : id(text)
  }

  /// The text in quotes, with quotes, backslashes, line ends and tabs in it escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isWord(_ text: String) -> Bool {
    var previous: UInt8?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"): if previous == nil { return false }
      case UInt8(ascii: "-"): if previous == nil || previous == byte { return false }
      default: return false
      }
      previous = byte
    }
    return previous != nil && previous != UInt8(ascii: "-")
  }
}
