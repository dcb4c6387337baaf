import RowtrailScenarios
import Testing

/// Errors of captures.
@Suite struct CaptureErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"star @tap"#,
      #"4:6: nothing was captured as `@tap` above this line"#),
    .after(
      #"""
      capture tap = kitsu
      star @tpa
      capture tap = [0]
      star @tap
      star-all @tap
      capture tap = [0, 0]
      star-all @tap
      """#,
      #"""
      5:6: nothing was captured as `@tpa` above this line; did you mean `@tap`?
      7:6: `@tap` is a section's capture, and a row is wanted here
      10:10: `@tap` is a row's capture, and a section is wanted here
      """#),
    .after(
      #"capture 1 = kitsu"#,
      #"4:9: expected the capture's name, a word, found `1`"#),
    .after(
      #"capture a kitsu"#,
      #"4:11: expected `=`, found `kitsu`"#),
    .after(
      #"capture a ="#,
      #"""
      4:12: expected what to capture: a row's id, a path, `section(ID)` or a section's index in \#
      brackets, but the line ends here
      """#),
    .after(
      #"capture a = [x]"#,
      #"""
      4:14: expected the index of a section or the section number of a path, an integer, found `x`
      """#),
    .after(
      #"capture a = [0, 1"#,
      #"4:18: expected `]`, but the line ends here"#),
    .after(
      #"capture a = [0 1]"#,
      #"4:16: expected `,` or `]`, found `1`"#),
    .after(
      #"capture a = section(1)"#,
      #"""
      4:21: expected the section's id, a word or a string, found `1`; an id that is no word is \#
      quoted: `"1"`
      """#),
    .after(
      #"capture a = section("s""#,
      #"4:24: expected `)`, but the line ends here"#),
    .after(
      #"""
      capture a = kitsu tora
      star @a
      star-all @a
      """#,
      #"4:19: expected the end of the line, found `tora`"#),
  ]
}
