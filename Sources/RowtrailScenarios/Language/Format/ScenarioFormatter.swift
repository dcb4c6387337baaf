/// Writes scenario files in their canonical layout.
///
/// ```swift
/// let text = try ScenarioFormatter.format(Array("""
///   scenario "A move"
///   section s
///   row kitsu   cpu = 1    # a fox
///   """.utf8))
/// // scenario "A move"
/// // section s
/// //   row kitsu cpu=1  # a fox
/// ```
///
/// The layout: a row stands two blanks under its section, what is in a block two blanks under its first line; one blank
/// stands between tokens, none around the `=` of a value, `.` and `...`; comments stay, those behind statements that
/// follow each other directly in one column; of several blank lines one stays; lines end in LF, the last one as well.
/// Tokens stay as they were written, quotes and escapes and all. What the file says never changes, and a file in its
/// canonical layout is not changed at all. `Sendable`.
public enum ScenarioFormatter: Sendable {
  /// The file in its canonical layout.
  ///
  /// - Parameter bytes: the file's bytes.
  /// - Returns: the file's new text, with a line end behind its last line and without a byte-order mark.
  /// - Throws: the file's errors, where it has any.
  /// - Complexity: as ``ScenarioParser/parse(_:)``.
  public static func format(_ bytes: some Sequence<UInt8>) throws(ScenarioErrors) -> String {
    let bytes = (bytes as? [UInt8]) ?? Array(bytes)
    let errors = ScenarioParser.parse(bytes).errors
    guard errors.isEmpty else { throw ScenarioErrors(errors: errors) }
    var layout = Layout(bytes)
    return layout.text()
  }
}
