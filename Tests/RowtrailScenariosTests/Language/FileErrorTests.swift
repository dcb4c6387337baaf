import RowtrailScenarios
import Testing

/// Files without a proper `scenario` line.
@Suite struct FileErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .file(
      "",
      #"""
      1:1: expected at least one scenario; write a line such as `scenario "A star tap"`
      """#),
    .file(
      #"""
      # nothing

      """#,
      #"""
      1:1: expected at least one scenario; write a line such as `scenario "A star tap"`
      """#),
    .file(
      #"""
      star kitsu
      view 2
      scenario "s"

      """#,
      #"1:1: expected `scenario` and a name in quotes before the first statement"#),
    .file(
      #"""
      scenrio "s"

      """#,
      #"1:1: expected at least one scenario, found `scenrio`; did you mean `scenario`?"#),
    .file(
      #"""
      scenario

      """#,
      #"1:9: expected the scenario's name in quotes, but the line ends here"#),
    .file(
      #"""
      scenario "s" "t"

      """#,
      #"1:14: expected the end of the line, found `"t"`"#),
    .file(
      #"""
      scenario s

      """#,
      #"1:10: expected the scenario's name in quotes, found `s`"#),
  ]
}
