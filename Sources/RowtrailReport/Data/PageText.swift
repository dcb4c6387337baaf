import RowtrailScenarios

/// Text of a history as a page shows it: whatever cannot be seen is written as `\u{HEX}`, as everywhere else.
///
/// In titles and other texts that are read and not compared, what joins an emoji to the next one or gives it its colour
/// stays, since without it the list would not look as it does on a phone.
enum PageText {
  /// A title, a header or a field.
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) { return text }
    var result = ""
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if VisibleText.isSafe(scalar) || joins(scalar, after: before) {
        result.unicodeScalars.append(scalar)
        before = scalar
      } else {
        result += VisibleText.of(String(scalar))
        before = " "
      }
    }
    return result
  }

  private static func joins(_ scalar: Unicode.Scalar, after before: Unicode.Scalar) -> Bool {
    let isEmoji = before.value > 0xff && before.properties.isEmoji
    switch scalar {
    case "\u{fe0f}": return isEmoji
    case "\u{200d}": return isEmoji || before == "\u{fe0f}"
    default: return false
    }
  }
}
