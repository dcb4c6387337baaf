/// A line of a file with a caret under a place in it.
///
///         11 | expect list.starred == [neko]
///            |        ^
struct SourceExcerpt {
  /// The line's number, from 1.
  let number: Int
  /// The line, without its end.
  let line: String
  /// The place, in scalars from 1; it may be one behind the line's end.
  let column: Int

  /// The most columns of a line that are shown.
  static let width = 100
  /// How many columns of a line too long are shown before the place.
  private static let lead = 40

  /// The two lines, each with an end, indented by so many blanks.
  func text(indent: Int, style: Style) -> String {
    let (shown, caret) = fitted()
    let blank = String(repeating: " ", count: indent)
    let label = String(number)
    let gutter = String(repeating: " ", count: max(4, label.utf8.count))
    let lead = gutter.dropLast(label.utf8.count) + label
    let first = blank + style.paint("\(lead) |", .quiet) + (shown.isEmpty ? "" : " " + shown)
    let second = blank + style.paint("\(gutter) |", .quiet) + " " + String(repeating: " ", count: caret)
    return first + "\n" + second + style.paint("^", .notable) + "\n"
  }

  /// The line made visible and cut around the place, and the caret's distance from its start.
  private func fitted() -> (line: String, caret: Int) {
    let scalars = line.unicodeScalars
    let place = scalars.index(scalars.startIndex, offsetBy: max(column, 1) - 1, limitedBy: scalars.endIndex)
    let split = place ?? scalars.endIndex
    var (before, after) = (Self.visible(scalars[..<split].suffix(Self.width * 2)), "")
    var caret = DisplayWidth.of(before)
    let isCut = scalars[..<split].count > Self.width * 2 || caret > Self.width - Self.lead
    if isCut {
      before = "…" + Self.tail(before, columns: Self.lead)
      caret = DisplayWidth.of(before)
    }
    for scalar in scalars[split...] {
      let piece = Self.visible(CollectionOfOne(scalar))
      if caret + DisplayWidth.of(after) + DisplayWidth.of(piece) > Self.width {
        after += "…"
        break
      }
      after += piece
    }
    let whole = before + after
    return (whole.trimmingTrailingBlanks(), caret)
  }

  /// Scalars made visible; a tab becomes two blanks.
  private static func visible(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars {
      text += scalar == "\t" ? "  " : VisibleText.of(String(scalar))
    }
    return text
  }

  /// The end of a text that takes at most so many columns.
  private static func tail(_ text: String, columns: Int) -> String {
    var width = 0
    var start = text.endIndex
    while start > text.startIndex {
      let earlier = text.index(before: start)
      width += DisplayWidth.of(text[earlier...earlier])
      if width > columns { break }
      start = earlier
    }
    return String(text[start...])
  }
}

extension String {
  fileprivate func trimmingTrailingBlanks() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
