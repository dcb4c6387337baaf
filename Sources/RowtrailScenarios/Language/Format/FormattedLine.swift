/// A line of a file in its canonical layout.
struct FormattedLine {
  /// The tokens with the blanks between them; empty in a line that is a comment or blank.
  var code: [UInt8]
  /// The comment, from its `#`; empty where there is none.
  var comment: ArraySlice<UInt8>
  /// How many blanks stand before it.
  var indentation: Int

  /// Whether nothing stands in the line.
  var isBlank: Bool { code.isEmpty && comment.isEmpty }
  /// How many columns the line has without its comment.
  var width: Int { indentation + code.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
