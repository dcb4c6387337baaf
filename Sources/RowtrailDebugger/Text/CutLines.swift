import RowtrailScenarios

extension DebugDisplay {
  /// Lines that were painted already, each cut where the display ends.
  func cut(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { cut(line: $0) }.joined(separator: "\n")
  }

  private func cut(line: Substring) -> String {
    var kept = ""
    var width = 0
    var rest = line.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1b}" {
        // Colours take no room, and the last of them has to come.
        let end = rest.firstIndex(of: "m").map { rest.index(after: $0) } ?? rest.endIndex
        kept.unicodeScalars.append(contentsOf: rest[..<end])
        rest = rest[end...]
        continue
      }
      rest.removeFirst()
      width += DisplayWidth.of(scalar)
      if width < columns || (width == columns && Self.isBlank(rest)) {
        kept.unicodeScalars.append(scalar)
      } else if width - DisplayWidth.of(scalar) < columns {
        kept += "…"
        width = columns + 1
      }
    }
    return kept
  }

  /// Whether nothing is left that takes room.
  private static func isBlank(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard let first = rest.first else { return true }
    guard first == "\u{1b}", let end = rest.firstIndex(of: "m") else { return false }
    return isBlank(rest[rest.index(after: end)...])
  }
}
