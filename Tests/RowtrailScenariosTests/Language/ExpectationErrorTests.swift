import RowtrailScenarios
import Testing

/// Errors in expectations.
@Suite struct ExpectationErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"expect"#,
      #"""
      4:7: expected an operand, such as `kitsu.starred`, `[0, 1]` or `"a text"`, but the line \#
      ends here
      """#),
    .after(
      #"expect at kitsu.starred"#,
      #"4:11: expected a revision, an integer from 0, found `kitsu`"#),
    .after(
      #"expect at -1 true"#,
      #"4:11: `-1` is no revision; revisions count from 0"#),
    .after(
      #"expect kitsu"#,
      #"""
      4:8: an operand that stands alone must be true or false; compare this one, as in \#
      `kitsu.title == "Kitsu"`
      """#),
    .after(
      #"expect "kitsu""#,
      #"""
      4:8: an operand that stands alone must be true or false; compare this one, as in \#
      `kitsu.title == "Kitsu"`
      """#),
    .after(
      #"expect 1 and true"#,
      #"""
      4:8: an operand that stands alone must be true or false; compare this one, as in \#
      `kitsu.title == "Kitsu"`
      """#),
    .after(
      #"expect [0, 1]"#,
      #"""
      4:8: an operand that stands alone must be true or false; compare this one, as in \#
      `kitsu.title == "Kitsu"`
      """#),
    .after(
      #"expect []"#,
      #"""
      4:8: an operand that stands alone must be true or false; compare this one, as in \#
      `kitsu.title == "Kitsu"`
      """#),
    .after(
      #"expect kitsu.title = "Kitsu""#,
      #"""
      4:20: expected `and`, `or` or the end of the line, found `=`; did you mean `==`?
      """#),
    .after(
      #"expect kitsu.title == "Kitsu" == true"#,
      #"4:31: expected `and`, `or` or the end of the line, found `==`"#),
    .after(
      #"expect (kitsu.starred"#,
      #"4:22: expected `and`, `or` or `)`, but the line ends here"#),
    .after(
      #"expect kitsu.starred)"#,
      #"4:21: expected `and`, `or` or the end of the line, found `)`"#),
    .after(
      #"expect kitsu.starred adn true"#,
      #"""
      4:22: expected `and`, `or` or the end of the line, found `adn`; did you mean `and`?
      """#),
    .after(
      #"expect not"#,
      #"""
      4:11: expected an operand, such as `kitsu.starred`, `[0, 1]` or `"a text"`, but the line \#
      ends here
      """#),
    .after(
      #"expect true and"#,
      #"""
      4:16: expected an operand, such as `kitsu.starred`, `[0, 1]` or `"a text"`, but the line \#
      ends here
      """#),
    .after(
      #"expect true and or false"#,
      #"""
      4:17: expected an operand, such as `kitsu.starred`, `[0, 1]` or `"a text"`, found `or`
      """#),
  ]
}
