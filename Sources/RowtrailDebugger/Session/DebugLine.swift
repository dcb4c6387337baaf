import Rowtrail
import RowtrailScenarios

/// A line that was typed, while its parts are being read.
struct DebugLine {
  /// The whole line.
  let text: String
  /// Its first word.
  let word: String
  /// What stands behind the first word, without blanks around it.
  let rest: String
  let meter: DebugMeter
  /// Reads what stands behind the first word.
  var reader: ScenarioLine

  /// A line, or `nil` where it says nothing.
  init?(_ text: String, _ meter: DebugMeter) {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !Self.isBlank($0) }), scalars[start] != "#" else { return nil }
    let end = scalars[start...].firstIndex(where: Self.isBlank) ?? scalars.endIndex
    self.text = text
    self.meter = meter
    word = String(scalars[start..<end])
    var rest = scalars[end...]
    while let first = rest.first, Self.isBlank(first) { rest.removeFirst() }
    while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
    self.rest = String(rest)
    // Blanks instead of the word, so that the columns are those of the line.
    let blanks = String(repeating: " ", count: scalars.distance(from: scalars.startIndex, to: end))
    reader = ScenarioLine(blanks + String(scalars[end...]))
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n"
  }

  /// The words behind the first one, as they are written.
  var words: [String] { rest.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init) }

  /// Sees to it that nothing stands behind the first word.
  func nothingMore() throws(DebugError) {
    if !rest.isEmpty { throw .tooMuch(rest, command: word) }
  }

  /// The only word behind the first one, or `nil` where there is none.
  func onlyWord() throws(DebugError) -> String? {
    let words = words
    if words.count > 1 { throw .tooMuch(words[1...].joined(separator: " "), command: word) }
    return words.first
  }

  /// Reads a piece of the scenario language.
  mutating func read<Value>(
    _ body: (inout ScenarioLine) throws(ScenarioError) -> Value
  ) throws(DebugError) -> Value {
    do throws(ScenarioError) { return try body(&reader) } catch { throw .line(error) }
  }

  /// Reads a row and the end of the line.
  mutating func row() throws(DebugError) -> RowTarget<String> {
    guard !reader.isAtEnd else { throw .missing("a row: its id or a path such as `[0, 2]`", command: word) }
    return try read { (reader) throws(ScenarioError) in
      let row = try reader.row()
      try reader.end()
      return row
    }
  }
}
