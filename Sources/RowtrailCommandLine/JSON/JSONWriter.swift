import RowtrailScenarios

/// Writes JSON piece by piece into a buffer of bytes.
///
/// Objects and arrays are laid out either a member a line or all on one line. Texts are valid UTF-8; control and
/// invisible characters in them are escaped as `\uXXXX`, the same ones that ``VisibleText`` escapes.
struct JSONWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  private let indent: Int

  private struct Level {
    let isInline: Bool
    let close: UInt8
    var isEmpty = true
  }

  /// A writer whose first line stands so many levels deep.
  init(indent: Int = 0) {
    self.indent = indent
  }

  /// Writes an object with the members that the body writes.
  mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    nest("{", "}", inline: inline, body)
  }

  /// Writes an array with the elements that the body writes, each after a call of ``element()``.
  mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    nest("[", "]", inline: inline, body)
  }

  /// Starts the next element of an array.
  mutating func element() {
    separate()
  }

  /// Starts the next member of an object; its value follows.
  mutating func key(_ name: String) {
    separate()
    string(name)
    bytes += ": ".utf8
  }

  /// Writes a member whose value is a text, or null.
  mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member whose value is an integer.
  mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a member whose value is true or false.
  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes true or false.
  mutating func bool(_ value: Bool) {
    bytes += (value ? "true" : "false").utf8
  }

  /// Writes a member whose value is an array of integers on one line, or null.
  mutating func member(_ name: String, _ value: [Int]?) {
    key(name)
    guard let value else { return null() }
    array(inline: true) { writer in
      for integer in value {
        writer.element()
        writer.integer(integer)
      }
    }
  }

  /// Writes a member whose value is an array of texts on one line.
  mutating func member(_ name: String, _ value: [String]) {
    key(name)
    array(inline: true) { writer in
      for text in value {
        writer.element()
        writer.string(text)
      }
    }
  }

  /// Writes a member whose value is JSON already.
  mutating func member(_ name: String, json: String) {
    key(name)
    self.json(json)
  }

  /// Writes an integer.
  mutating func integer(_ value: Int) {
    bytes += String(value).utf8
  }

  /// Writes what is JSON already.
  mutating func json(_ json: String) {
    bytes += json.utf8
  }

  /// Writes null.
  mutating func null() {
    bytes += "null".utf8
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, inline: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    levels.append(Level(isInline: inline || levels.last?.isInline == true, close: UInt8(ascii: close)))
    body(&self)
    guard let level = levels.popLast() else { return }
    if !level.isInline, !level.isEmpty { newLine() }
    bytes.append(level.close)
  }

  private mutating func separate() {
    guard let last = levels.indices.last else { return }
    if !levels[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if !levels[last].isInline {
      newLine()
    } else if !levels[last].isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
    levels[last].isEmpty = false
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (levels.count + indent)))
  }

  /// Writes a text.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { buffer in
      buffer.allSatisfy { (0x20...0x7e).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
    if isPlain {
      bytes += text.utf8
    } else {
      for scalar in text.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case _ where VisibleText.isSafe(scalar): bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    default:
      for unit in String(scalar).utf16 { bytes.appendJSONEscape(unit) }
    }
  }
}
