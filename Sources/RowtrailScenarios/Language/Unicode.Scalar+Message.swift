extension Unicode.Scalar {
  /// The scalar's number, as in `U+00A0`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The scalar in a message: itself where it can be seen, with its number where it is not ASCII.
  var quotedForMessage: String {
    if isASCII { return "`\(self)`" }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
      .nonspacingMark, .enclosingMark, .spacingMark:
      return codePoint
    default: return "`\(self)` (\(codePoint))"
    }
  }

  /// What to write instead of a scalar that starts no token.
  var adviceForMessage: String {
    switch self {
    case "\u{2018}"..."\u{201F}", "'", "`", "«", "»": "; texts stand in straight double quotes, as in `\"Kitsu\"`"
    case "\u{2026}": "; a range has three dots, as in `1...9`"
    case "\u{2192}": "; an outcome stands behind `->`"
    case "&": "; write `and`"
    case "|": "; write `or`"
    case "!": "; write `not` or `!=`"
    case ";": "; write one statement a line"
    case "\u{FEFF}": "; a byte-order mark may stand only where the file starts"
    case _ where properties.isWhitespace: "; only spaces and tabs separate tokens"
    default: "; an id or a text that is not a plain word is quoted"
    }
  }
}
