import Rowtrail

/// The one way in which text that somebody else wrote reaches a terminal, a log or a report: whatever could drive a terminal,
/// hide, or change the order of what stands around it is written as `\u{HEX}`; see `madeVisible`.
package enum VisibleText {
  /// The text with everything invisible or dangerous written as `\u{HEX}`.
  package static func of(_ text: some StringProtocol) -> String {
    text.madeVisible
  }

  /// The text made visible and cut to a number of columns; `…` stands for what was cut off.
  package static func of(_ text: some StringProtocol, columns: Int) -> String {
    if text.utf8.count <= columns { return of(text).cut(toColumns: columns) }
    var start = ""
    start.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(columns * 4 + 1))
    return of(start).cut(toColumns: columns)
  }

  /// Whether a scalar can be shown as it is.
  package static func isSafe(_ scalar: Unicode.Scalar) -> Bool { scalar.isVisible }
}

extension String {
  /// The text, or the start of it and `…` where it takes more columns or far more scalars than that.
  fileprivate func cut(toColumns columns: Int) -> String {
    guard DisplayWidth.of(self) > columns || unicodeScalars.count > columns * 4 else { return self }
    var result = ""
    var width = 0
    for scalar in unicodeScalars.prefix(columns * 4) {
      width += DisplayWidth.of(scalar)
      if width >= columns { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}
