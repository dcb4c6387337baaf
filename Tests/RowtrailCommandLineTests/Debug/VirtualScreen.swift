import RowtrailScenarios

/// What a terminal shows of the bytes that it is sent: lines of text and a cursor. It knows what the tool sends and no more;
/// anything else is kept as `unknown`.
struct VirtualScreen {
  private(set) var lines: [[Character]] = [[]]
  private(set) var row = 0
  private(set) var column = 0
  /// Escape sequences that it does not know.
  private(set) var unknown: [String] = []
  private var pending: [Unicode.Scalar] = []

  /// What stands in the line of the cursor.
  var currentLine: String { Self.trimmed(lines[row]) }
  /// Everything.
  var text: String { lines.map(Self.trimmed).joined(separator: "\n") }

  private static func trimmed(_ line: [Character]) -> String {
    var line = line.filter { $0 != "\0" }[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  mutating func show(_ bytes: [UInt8]) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if !pending.isEmpty {
        pending.append(scalar)
        if pending.count > 2, ("@"..."~").contains(scalar) { escape() }
      } else {
        plain(scalar)
      }
    }
  }

  private mutating func plain(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1b}": pending = [scalar]
    case "\r": column = 0
    case "\n":
      row += 1
      if row == lines.count { lines.append([]) }
    default: put(Character(scalar))
    }
  }

  /// A wide character takes two columns, the second of which holds nothing.
  private mutating func put(_ character: Character) {
    let width = DisplayWidth.of(String(character))
    while lines[row].count < column + width { lines[row].append(" ") }
    guard width > 0 else { return }
    lines[row][column] = character
    if width == 2 { lines[row][column + 1] = "\0" }
    column += width
  }

  private mutating func escape() {
    let sequence = String(String.UnicodeScalarView(pending.dropFirst(2)))
    pending = []
    switch sequence {
    case "K": lines[row].removeSubrange(min(column, lines[row].count)...)
    case "J":
      lines[row].removeSubrange(min(column, lines[row].count)...)
      lines.removeSubrange((row + 1)...)
    case "H": (row, column) = (0, 0)
    case "2J": lines = lines.map { _ in [] }
    case _ where sequence.hasSuffix("C"): column += Int(sequence.dropLast()) ?? 1
    case _ where sequence.hasSuffix("m"): break
    default: unknown.append(sequence)
    }
  }
}
