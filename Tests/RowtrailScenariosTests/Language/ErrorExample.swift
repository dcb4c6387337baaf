import RowtrailScenarios
import Testing

/// A scenario file with errors, and all that is told of it.
struct ErrorExample: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let shown: String
  let expected: String

  /// A whole file.
  static func file(_ text: String, _ expected: String) -> ErrorExample {
    ErrorExample(bytes: Array(text.utf8), shown: text, expected: expected)
  }

  /// Lines that start in line 4, below a section and a row.
  static func after(_ lines: String, _ expected: String) -> ErrorExample {
    let text = "scenario \"s\"\nsection list-a\n  row kitsu\n" + lines
    return ErrorExample(bytes: Array(text.utf8), shown: lines, expected: expected)
  }

  /// Lines that start in line 5, below a view, a section and a row.
  static func afterView(_ lines: String, _ expected: String) -> ErrorExample {
    let text = "scenario \"s\"\nview 3\nsection list-a\n  row kitsu\n" + lines
    return ErrorExample(bytes: Array(text.utf8), shown: lines, expected: expected)
  }

  /// A file that is no text.
  static func bytes(_ bytes: [UInt8], _ expected: String) -> ErrorExample {
    ErrorExample(bytes: bytes, shown: "\(bytes)", expected: expected)
  }

  /// What is told of the file, a line an error.
  var found: String {
    ScenarioParser.parse(bytes).errors.map { "\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }

  var testDescription: String { shown.isEmpty ? "an empty file" : shown }
}
