import Rowtrail
import RowtrailScenarios

extension DebugSession {
  /// The id of the only row that ever had a title, or `nil` where none had; the answer then begins with saying so.
  ///
  /// - Throws: the rows, where there are several: which of them is meant is not for the debugger to guess.
  mutating func row(titled title: String, _ meter: DebugMeter) throws(DebugError) -> String? {
    let rows = try history.rows(meter) { $1 == title }
    guard let first = rows.first else { return nil }
    guard rows.count == 1 else { throw .titleOfSeveral(title, rows, revisions) }
    let isNow = first.stretches.last?.upperBound == revisions.upperBound
    let when = first.when(of: revisions).map { " (\($0))" } ?? ""
    var line = StyledLine(display)
    let name = ScenarioText.string(title)
    line.add("\(name) \(isNow ? "is" : "was") the title of row \(ScenarioText.id(first.id))\(when)", .quiet)
    notice += line.line
    return first.id
  }

  /// Lists the rows whose id or title contains a text.
  mutating func rows(containing text: String, _ meter: DebugMeter) throws(DebugError) -> String {
    let part = TextPart(text)
    var rows = try history.rows(meter) { part.isIn($0) || part.isIn($1) }
    if rows.isEmpty {
      // A part of a character, as one person of a family is.
      rows = try history.rows(meter) { part.isPieceOf($0) || part.isPieceOf($1) }
      guard !rows.isEmpty else { throw .noRowLike(text) }
      var line = StyledLine(display)
      line.add("no id or title has the character \(ScenarioText.string(text)); as a part of another character:", .quiet)
      notice += line.line
    }
    let shown = rows.prefix(Self.mostRows)
    let list = history.list
    let cells = shown.map { row in
      (
        VisibleText.of("\(ScenarioText.id(row.id, at: .declaration)) \(ScenarioText.string(row.title))", columns: 60),
        row.when(of: revisions) ?? "always",
        list.row(row.id)?.item.title == row.title ? list.path(of: row.id).map { "at \($0)" } : nil
      )
    }
    let widths = (cells.map { DisplayWidth.of($0.0) }.max() ?? 0, cells.map(\.1.count).max() ?? 0)
    var text = ""
    for (name, when, place) in cells {
      var line = StyledLine(display)
      line.add("  ")
      line.add(name, width: widths.0)
      line.add("  ")
      line.add(when, width: widths.1, .quiet)
      line.add("  " + (place ?? ""))
      text += line.line
    }
    let more = rows.count - shown.count
    return more > 0 ? text + "  … \(more) more; a longer text finds fewer\n" : text
  }

  private static var mostRows: Int { 100 }
}

/// A text that is looked for in others character by character, whatever the case of its letters.
private struct TextPart {
  private let text: String
  private let characters: [Character]
  private let isASCII: Bool

  init(_ text: String) {
    self.text = text.lowercased()
    characters = Array(self.text)
    isASCII = Self.isASCII(self.text)
  }

  func isIn(_ other: String) -> Bool {
    let other = other.lowercased()
    // The bytes of ASCII are its characters.
    if isASCII, Self.isASCII(other) { return Self.contains(Array(other.utf8), Array(text.utf8)) }
    return Self.contains(Array(other), characters)
  }

  /// Whether it is in another text scalar by scalar.
  func isPieceOf(_ other: String) -> Bool {
    !isASCII && Self.contains(Array(other.lowercased().unicodeScalars), Array(text.unicodeScalars))
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static func contains<Element: Equatable>(_ whole: [Element], _ part: [Element]) -> Bool {
    guard let first = part.first else { return true }
    guard whole.count >= part.count else { return false }
    return (0...whole.count - part.count).contains { start in
      whole[start] == first && whole[start..<start + part.count].elementsEqual(part)
    }
  }
}
