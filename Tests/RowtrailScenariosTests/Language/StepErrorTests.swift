import RowtrailScenarios
import Testing

/// Errors in steps and their outcomes.
@Suite struct StepErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"stra kitsu"#,
      #"""
      4:1: expected a statement, such as `section`, `star` or `expect`, found `stra`; did you \#
      mean `star`?
      """#),
    .after(
      #""star" kitsu"#,
      #"""
      4:1: expected a statement, such as `section`, `star` or `expect`, found `"star"`
      """#),
    .after(
      #"star"#,
      #"""
      4:5: expected a row: its id, a path such as `[0, 1]` or a capture such as `@tap`, but the \#
      line ends here
      """#),
    .after(
      #"star 42"#,
      #"""
      4:6: expected a row: its id, a path such as `[0, 1]` or a capture such as `@tap`, found \#
      `42`; an id that is no word is quoted: `"42"`
      """#),
    .after(
      #"star kitsu tora"#,
      #"4:12: expected `->` and the outcome, or the end of the line, found `tora`"#),
    .after(
      #"star """#,
      #"4:6: an id is never empty; write at least one character between the quotes"#),
    .after(
      #"star [0 1]"#,
      #"4:9: expected `,` and the item number of a path, found `1`"#),
    .after(
      #"star [0]"#,
      #"4:8: expected `,` and the item number of a path, found `]`"#),
    .after(
      #"star [0, 1"#,
      #"4:11: expected `]`, but the line ends here"#),
    .after(
      #"star [0, 1] @3"#,
      #"4:13: expected `->` and the outcome, or the end of the line, found `@3`"#),
    .after(
      #"star [0, 1]@-1"#,
      #"4:13: `-1` is no revision; revisions count from 0"#),
    .after(
      #"star-all [0, 1]"#,
      #"4:12: expected `]`, found `,`"#),
    .after(
      #"star-all as-of -2"#,
      #"4:16: `-2` is no revision; revisions count from 0"#),
    .after(
      #"star-all list-a as-of"#,
      #"4:22: expected a revision, an integer from 0, but the line ends here"#),
    .after(
      #"unstar-all 3"#,
      #"""
      4:12: expected a section: its id, its index in brackets such as `[0]` or a capture such as \#
      `@tap`, found `3`; an id that is no word is quoted: `"3"`
      """#),
    .after(
      #"delete kitsu tora"#,
      #"4:14: expected `->` and the outcome, or the end of the line, found `tora`"#),
    .after(
      #"delete section"#,
      #"""
      4:15: expected a section: its id, its index in brackets such as `[0]` or a capture such as \#
      `@tap`, but the line ends here
      """#),
    .after(
      #"delete-offsets list-a"#,
      #"""
      4:22: expected an offset, an integer that counts the section's rows from 0, but the line \#
      ends here
      """#),
    .after(
      #"move-offsets list-a 0 two 1"#,
      #"""
      4:23: expected another offset, or `to` and the offset to move to, found `two`; did you mean \#
      `to`?
      """#),
    .after(
      #"move-offsets list-a 0 to"#,
      #"4:25: expected the offset to move to, an integer, but the line ends here"#),
    .after(
      #"move kitsu"#,
      #"""
      4:11: expected `,` and another row, or `to` and a destination, but the line ends here
      """#),
    .after(
      #"move kitsu ot [0, 1]"#,
      #"""
      4:12: expected `,` and another row, or `to` and a destination, found `ot`; did you mean \#
      `to`?
      """#),
    .after(
      #"move kitsu to befor tora"#,
      #"""
      4:15: expected a destination: a path such as `[0, 1]`, `before`, `after`, `start of` or \#
      `end of`, found `befor`; did you mean `before`?
      """#),
    .after(
      #"move kitsu to start list-a"#,
      #"4:21: expected `of` and a section, found `list-a`"#),
    .after(
      #"move section list-a 0"#,
      #"4:21: expected `to`, found `0`"#),
    .after(
      #"move section list-a to [0]"#,
      #"4:24: expected the index that the section is to have, an integer, found `[`"#),
    .after(
      #"star kitsu -> rejeted gone"#,
      #"4:23: expected the end of the line, found `gone`; did you mean `-> rejected gone`?"#),
    .after(
      #"star kitsu -> rejeted kitsu"#,
      #"4:23: expected the end of the line, found `kitsu`"#),
    .after(
      #"delete sectoin list-a"#,
      #"""
      4:16: expected `->` and the outcome, or the end of the line, found `list-a`; did you mean \#
      `delete section list-a`?
      """#),
    .after(
      #"move secton "s 1" to 0"#,
      #"""
      4:13: expected `,` and another row, or `to` and a destination, found `"s 1"`; did you mean \#
      `move section "s 1"`?
      """#),
    .after(
      #"edit sction list-a "Title""#,
      #"""
      4:13: expected what to edit: a title in quotes or KEY=VALUE, found `list-a`; did you mean \#
      `edit section list-a`?
      """#),
    .after(
      #"""
      batch
      delete sectoin list-a
      end
      """#,
      #"5:16: expected the end of the line, found `list-a`; did you mean `delete section list-a`?"#),
  ]
}
