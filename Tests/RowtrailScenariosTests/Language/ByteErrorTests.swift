import RowtrailScenarios
import Testing

/// Bytes that may stand in no scenario file, wherever they are.
@Suite struct ByteErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let scenario = Array("scenario \"s\"".utf8)
  static let invalid = "invalid UTF-8; save the file as UTF-8"
  static let lone = "a carriage return without a line feed; end lines with LF or CRLF"

  static let cases: [ErrorExample] = [
    .bytes(scenario + [0x0A, 0x23, 0x20, 0xFF], "2:3: \(invalid)"),
    .bytes(scenario + [0x0A, 0xED, 0xA0, 0x80, 0x22], "2:1: \(invalid)"),
    .bytes(scenario + [0x0A, 0x22, 0xC3, 0xA9, 0xC0, 0x80], "2:3: \(invalid)"),
    .bytes(scenario + [0x0A, 0x09, 0xF4, 0x90, 0x80, 0x80], "2:2: \(invalid)"),
    .bytes(scenario + [0x20, 0xE2, 0x82], "1:14: \(invalid)"),
    .bytes(
      scenario + [0x0A, 0x22, 0x5C, 0x75, 0x7B, 0xFF],
      "2:2: expected `\\u{HEX}` with one to eight "
        + "hexadecimal digits in braces"),
    .bytes([0xFF, 0x0A] + scenario, "1:1: \(invalid)"),
    .bytes(
      [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + scenario,
      "1:1: expected at least one scenario; write a line such "
        + "as `scenario \"A star tap\"`"),
    .bytes(scenario + [0x0D] + Array("section s".utf8), "1:13: \(lone)"),
    .bytes(scenario + [0x0D, 0x0A, 0x0D, 0x0D, 0x0A], "2:1: \(lone)"),
    .bytes(scenario + [0x0D], "1:13: \(lone)"),
    .bytes(
      scenario + Array("\n# \u{7F}\n\"\u{7}\"\n\t\u{85}".utf8),
      """
      2:3: control character U+007F; in a string write it as `\\u{7f}`
      3:2: control character U+0007; in a string write it as `\\u{7}`
      4:2: control character U+0085; in a string write it as `\\u{85}`
      """),
    .bytes(
      Array("star a\n\u{1}\nstar \u{2} a\n".utf8) + scenario,
      """
      1:1: expected `scenario` and a name in quotes before the first statement
      2:1: control character U+0001; in a string write it as `\\u{1}`
      3:6: control character U+0002; in a string write it as `\\u{2}`
      """),
  ]

  @Test func aByteOrderMarkAndCRLFAreAccepted() {
    let file = ScenarioParser.parse([0xEF, 0xBB, 0xBF] + Array("scenario \"s\"\r\n\r\nstra".utf8))
    #expect(file.scenarios.map(\.name) == ["s"])
    #expect(file.errors.map(\.place) == [SourcePlace(line: 3, column: 1)])
  }

  @Test func columnsCountUnicodeScalars() throws {
    let text = "scenario \"s\"\n\tstar \"e\u{301}🦊\u{1F469}\u{200D}\u{1F467}\" x"
    let error = try #require(ScenarioParser.parse(Array(text.utf8)).errors.first)
    #expect(error.column == 16)
    #expect(error.sourceLine == "\tstar \"e\u{301}🦊\u{1F469}\u{200D}\u{1F467}\" x")
  }

  @Test func theSourceLineHasNoLineEnd() {
    let errors = ScenarioParser.parse(Array("scenario 1\r\nscenario 2\nscenario \u{FF}3".utf8) + [0xFF]).errors
    #expect(errors.map(\.sourceLine) == ["scenario 1", "scenario 2", "scenario \u{FF}3\u{FFFD}"])
  }
}
