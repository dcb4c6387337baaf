/// Makes script and style smaller by what only people need: comments on lines of their own, indentation, and blanks
/// beside punctuation, and a semicolon at the end of a block. Strings and template literals stay as they are.
///
/// It relies on how the module's own files are written, and is for nothing else: statements end in `;` or in the `}` of a
/// block, a comment has its lines for itself, and no string or template goes on to a next line.
struct Minifier {
  /// The marks before which a blank can go.
  let before: Set<UInt8>
  /// The marks after which a blank, or the line's end, can go.
  let after: Set<UInt8>

  /// For script.
  static let script = Minifier(
    before: Set("{}()[],;:=<>?&|*%".utf8), after: Set("{}([,;:=<>?&|!*%".utf8))
  /// For style.
  static let style = Minifier(before: Set("{}".utf8), after: Set("{}:;,".utf8))

  /// The text made smaller.
  func compacted(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isComment = false
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let line = Self.trimmed(line)
      if line.starts(with: "/*".utf8) { isComment = true }
      let isSkipped = isComment || line.isEmpty || line.starts(with: "//".utf8)
      if line.reversed().starts(with: "/*".utf8) { isComment = false }
      if isSkipped { continue }
      append(line, to: &result)
      if let last = result.last, !after.contains(last) { result.append(UInt8(ascii: "\n")) }
    }
    return result
  }

  private func append(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var quote: UInt8?
    for (index, byte) in zip(line.indices, line) {
      if let open = quote {
        if byte == open, line[index - 1] != UInt8(ascii: "\\") { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") {
        quote = byte
      } else if byte == UInt8(ascii: " ") {
        let next = line.index(after: index)
        let isNeedless = next < line.endIndex && before.contains(line[next])
        if isNeedless || result.last.map(after.contains) != false { continue }
      } else if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") {
        result.removeLast()
      }
      result.append(byte)
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { $0 == UInt8(ascii: " ") }
  }
}
