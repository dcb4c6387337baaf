import Rowtrail
import RowtrailScenarios

/// A line that was typed, while its parts are being read.
struct DebugLine {
  /// The whole line.
  let text: String
  /// Its first word.
  let word: String
  /// What stands behind the words that were taken, without blanks around it.
  private(set) var rest: String
  let meter: DebugMeter
  /// Reads what stands behind the words that were taken.
  var reader: ScenarioLine

  /// A line, or `nil` where it says nothing.
  init?(_ text: String, _ meter: DebugMeter) {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !Self.isBlank($0) }), scalars[start] != "#" else { return nil }
    let end = scalars[start...].firstIndex(where: Self.isBlank) ?? scalars.endIndex
    self.text = text
    self.meter = meter
    word = String(scalars[start..<end])
    (rest, reader) = Self.behind(end, in: scalars)
  }

  /// What stands behind a place of a line, and a reader of it, whose columns are those of the line.
  private static func behind(
    _ place: String.UnicodeScalarView.Index, in scalars: String.UnicodeScalarView
  ) -> (String, ScenarioLine) {
    var rest = scalars[place...]
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    let blanks = String(repeating: " ", count: scalars.distance(from: scalars.startIndex, to: place))
    return (String(rest), ScenarioLine(blanks + String(scalars[place...])))
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\n"
  }

  /// The steps that are left, between `;` that stand in no quotes.
  var steps: [String] {
    var steps = [""]
    var isInString = false
    var isEscaped = false
    for scalar in rest.unicodeScalars {
      if scalar == ";", !isInString {
        steps.append("")
        continue
      }
      if scalar == "\"", !isEscaped { isInString.toggle() }
      if scalar == "#", !isInString { break }
      isEscaped = scalar == "\\" && !isEscaped && isInString
      steps[steps.count - 1].unicodeScalars.append(scalar)
    }
    return steps.map { $0.trimmedStart.trimmedEnd }.filter { !$0.isEmpty }
  }

  /// Where the rest begins, counted in scalars.
  private var restStart: Int {
    // The rest is where the line ends, but for blanks.
    var end = text.unicodeScalars.count
    for scalar in text.unicodeScalars.reversed() where end > 0 {
      guard Self.isBlank(scalar) else { break }
      end -= 1
    }
    return end - rest.unicodeScalars.count
  }

  /// Takes away the `;` that part no steps, as one at the line's end does.
  mutating func dropIdleMarks() {
    guard steps.count <= 1 else { return }
    var scalars = Array(rest.unicodeScalars)
    var isInString = false
    var isEscaped = false
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == "#", !isInString { break }
      if scalar == ";", !isInString { scalars[index] = " " }
      if scalar == "\"", !isEscaped { isInString.toggle() }
      isEscaped = scalar == "\\" && !isEscaped && isInString
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: repeatElement(" ", count: restStart))
    line.append(contentsOf: scalars)
    reader = ScenarioLine(String(line))
  }

  /// The words that are left, as they are written.
  var words: [String] { rest.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init) }

  /// Takes the next word as it is written, or `nil` where none is left.
  mutating func takeWord() -> String? {
    guard let word = words.first else { return nil }
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: restStart)
    (rest, reader) = Self.behind(scalars.index(start, offsetBy: word.unicodeScalars.count), in: scalars)
    return word
  }

  /// Takes the name of a file: a word as it is written, or a text in quotes.
  mutating func takeFileName() throws(DebugError) -> String? {
    guard rest.hasPrefix("\"") else { return takeWord() }
    let row = try read { (reader) throws(ScenarioError) in try reader.row() }
    guard case .id(let name) = row else { return nil }
    let scalars = text.unicodeScalars
    let column = reader.isAtEnd ? scalars.count : reader.column - 1
    (rest, reader) = Self.behind(scalars.index(scalars.startIndex, offsetBy: min(column, scalars.count)), in: scalars)
    return name
  }

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

  /// What is left; where it is one text in quotes, the text.
  func takeText() throws(DebugError) -> String {
    guard rest.hasPrefix("\""), rest != "\"\"" else { return rest == "\"\"" ? "" : rest }
    var copy = reader
    do throws(ScenarioError) {
      let row = try copy.row()
      if case .id(let text) = row, copy.isAtEnd { return text }
      return rest
    } catch {
      throw .line(error)
    }
  }

  /// Reads a piece of the scenario language.
  mutating func read<Value>(
    _ body: (inout ScenarioLine) throws(ScenarioError) -> Value
  ) throws(DebugError) -> Value {
    do throws(ScenarioError) { return try body(&reader) } catch { throw .line(error) }
  }

  /// Reads a row and the end of the line.
  mutating func row() throws(DebugError) -> RowTarget<String> {
    guard !reader.isAtEnd else { throw .missing("a row: its id, its title or a path such as `[0, 2]`", command: word) }
    return try read { (reader) throws(ScenarioError) in
      let row = try reader.row()
      try reader.end()
      return row
    }
  }
}
