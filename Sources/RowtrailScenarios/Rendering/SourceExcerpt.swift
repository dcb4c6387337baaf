/// A line of a file with a caret under a place in it.
///
///         11 | expect list.starred == [neko]
///            |        ^
///
/// It costs no more than what it shows, however long the line is.
package struct SourceExcerpt: Hashable, Sendable {
  /// The line's number, from 1.
  package let number: Int
  /// The line, without its end.
  package let line: String
  /// The place in the line; it may be the line's end.
  package let place: String.Index
  /// How many errors of the line are not told besides the one at the place.
  package var untold = 0

  /// The most columns of a line that are shown.
  package static let width = 100
  /// How many columns of a line too long are shown before the place.
  private static let lead = 40
  /// How many scalars before and behind the place are looked at.
  private static let window = 2 * width

  /// The place in a line of this number.
  package init(number: Int, line: String, place: String.Index) {
    self.number = number
    self.line = line
    self.place = place
  }

  /// The place at a column, which counts scalars from 1; the line's end where it has no such column.
  ///
  /// - Complexity: linear in the column.
  package init(number: Int, line: String, column: Int) {
    let scalars = line.unicodeScalars
    let place = scalars.index(scalars.startIndex, offsetBy: max(column, 1) - 1, limitedBy: scalars.endIndex)
    self.init(number: number, line: line, place: place ?? scalars.endIndex)
  }

  /// The two lines, each with an end, indented by so many blanks; a third one where errors are not told.
  package func text(indent: Int, style: Style) -> String {
    let (shown, caret) = fitted()
    let blank = String(repeating: " ", count: indent)
    let label = String(number)
    let gutter = String(repeating: " ", count: max(4, label.utf8.count))
    let lead = gutter.dropLast(label.utf8.count) + label
    let first = blank + style.paint("\(lead) |", .quiet) + (shown.isEmpty ? "" : " " + shown)
    let empty = blank + style.paint("\(gutter) |", .quiet) + " "
    let text = first + "\n" + empty + String(repeating: " ", count: caret) + style.paint("^", .notable) + "\n"
    return untold > 0 ? text + empty + "and \(counted(untold, "more error")) in this line\n" : text
  }

  /// The two lines without the line's number, each with an end, indented by so many blanks.
  package func bareText(indent: Int, style: Style) -> String {
    let (shown, caret) = fitted()
    let blank = String(repeating: " ", count: indent)
    return "\(blank)\(shown)\n\(blank)" + String(repeating: " ", count: caret) + style.paint("^", .notable) + "\n"
  }

  /// The line made visible and cut around the place, and the caret's distance from its start.
  private func fitted() -> (line: String, caret: Int) {
    let scalars = line.unicodeScalars
    let start = scalars.index(place, offsetBy: -Self.window, limitedBy: scalars.startIndex) ?? scalars.startIndex
    let end = scalars.index(place, offsetBy: Self.window, limitedBy: scalars.endIndex) ?? scalars.endIndex
    var text = Self.visible(scalars[start..<place])
    var caret = DisplayWidth.of(text)
    if start > scalars.startIndex || caret > Self.width - Self.lead {
      text = "…" + Self.tail(text, columns: Self.lead)
      caret = DisplayWidth.of(text)
    }
    var width = caret
    var isCut = end < scalars.endIndex
    for scalar in scalars[place..<end] {
      let piece = Self.visible(CollectionOfOne(scalar))
      width += DisplayWidth.of(piece)
      isCut = isCut || width > Self.width
      if width > Self.width { break }
      text += piece
    }
    return ((isCut ? text + "…" : text).trimmingTrailingBlanks(), caret)
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
