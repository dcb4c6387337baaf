import RowtrailScenarios

/// A line that is cut where the display ends. Whatever goes into it comes out safe to show.
struct StyledLine {
  private var text = ""
  private var left: Int
  private let style: Style

  init(_ display: DebugDisplay) {
    left = display.columns
    style = display.style
  }

  /// Adds a part, or as much of it as there is room for.
  mutating func add(_ part: String, _ tone: Style.Tone? = nil) {
    guard left > 0, !part.isEmpty else { return }
    let shown = VisibleText.of(part, columns: left)
    left -= DisplayWidth.of(shown)
    text += tone.map { style.paint(shown, $0) } ?? shown
  }

  /// Adds a part that is filled up with blanks to a width.
  mutating func add(_ part: String, width: Int, _ tone: Style.Tone? = nil) {
    add(part, tone)
    add(String(repeating: " ", count: max(0, width - DisplayWidth.of(part))))
  }

  /// The line, with its end and without blanks before it.
  var line: String {
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
    return text[..<end] + "\n"
  }
}
