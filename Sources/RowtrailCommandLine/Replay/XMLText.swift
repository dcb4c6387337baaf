import RowtrailScenarios

/// Text for XML 1.0: what XML cannot hold, and what nobody can see, is written as `\u{HEX}`.
enum XMLText {
  /// The text for an attribute or for an element's content, on one line.
  static func line(_ text: String) -> String {
    escaped(VisibleText.of(text))
  }

  /// Lines that are visible already, for an element's content.
  static func lines(_ text: String) -> String {
    escaped(text)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
