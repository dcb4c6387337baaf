import RowtrailScenarios

/// What a terminal is told to show a line that is being typed, in one row of it.
struct EditorScreen {
  /// How many columns the terminal has.
  let columns: Int

  /// Draws the row anew: the prompt, as much of the line as there is room for around the cursor, and the cursor.
  func drawing(prompt: String, _ buffer: LineBuffer) -> String {
    let prompt = VisibleText.of(prompt, columns: max(4, columns / 2))
    let promptWidth = DisplayWidth.of(prompt)
    let room = max(2, columns - promptWidth - 1)
    let cells = buffer.characters.map { VisibleText.of(String($0)) }
    let widths = cells.map(DisplayWidth.of)
    var start = 0
    var before = widths[..<buffer.cursor].reduce(0, +)
    while before > room - 1, start < buffer.cursor {
      before -= widths[start]
      start += 1
    }
    var shown = ""
    var width = 0
    for index in start..<cells.count {
      if width + widths[index] > room { break }
      shown += cells[index]
      width += widths[index]
    }
    return "\r\(prompt)\(shown)\u{1b}[K\r" + Self.right(promptWidth + before)
  }

  private static func right(_ count: Int) -> String { count > 0 ? "\u{1b}[\(count)C" : "" }

  /// Candidates side by side, with line ends.
  func table(_ candidates: [String]) -> String {
    let shown = candidates.prefix(Self.mostShown).map { VisibleText.of($0, columns: max(8, columns - 2)) }
    let width = (shown.map(DisplayWidth.of).max() ?? 0) + 2
    let perLine = max(1, columns / max(width, 1))
    var text = ""
    for (index, candidate) in shown.enumerated() {
      let isLast = index % perLine == perLine - 1 || index == shown.count - 1
      text += candidate + (isLast ? "\n" : String(repeating: " ", count: width - DisplayWidth.of(candidate)))
    }
    return candidates.count > Self.mostShown ? text + "… \(candidates.count - Self.mostShown) more\n" : text
  }

  private static var mostShown: Int { 100 }
}
