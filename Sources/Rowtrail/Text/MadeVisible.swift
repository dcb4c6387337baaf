extension StringProtocol {
  /// The text with everything in it that could drive a terminal, hide, or change the order of what stands around it written
  /// as `\u{HEX}`: control characters, bidirectional controls, zero-width and other invisible characters, separators of lines
  /// and paragraphs, private use, unassigned scalars and noncharacters. All other text stays as it is.
  package var madeVisible: String {
    if utf8.allSatisfy({ (0x20...0x7e).contains($0) }) { return String(self) }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if scalar.isVisible {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be shown as it is.
  package var isVisible: Bool {
    if value < 0x7f { return value >= 0x20 }
    if value < 0xa0 { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
    default: return !properties.isDefaultIgnorableCodePoint && !properties.isBidiControl
    }
  }
}
