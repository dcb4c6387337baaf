import RowtrailScenarios
import Testing

/// Errors in inserts, edits and outcomes.
@Suite struct EditErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"insert a at [0, 0]"#,
      #"4:8: expected `row` or `section`, found `a`"#),
    .after(
      #"insert row a at 0"#,
      #"""
      4:17: expected a destination: a path such as `[0, 1]`, `before`, `after`, `start of` or \#
      `end of`, found `0`
      """#),
    .after(
      #"insert row a starrd at [0, 0]"#,
      #"""
      4:14: expected `starred`, `expanded`, KEY=VALUE or `at` and a destination, found `starrd`; \#
      did you mean `starred`?
      """#),
    .after(
      #"insert section t header=none 0"#,
      #"4:30: expected `header=`, `footer=` or `at` and an index, found `0`"#),
    .after(
      #"edit kitsu"#,
      #"""
      4:11: expected what to edit: a title in quotes or KEY=VALUE, but the line ends here
      """#),
    .after(
      #"edit kitsu starred"#,
      #"4:12: expected what to edit: a title in quotes or KEY=VALUE, found `starred`"#),
    .after(
      #"edit section list-a"#,
      #"""
      4:20: expected what to edit: a header text in quotes, `header=` or `footer=`, but the line \#
      ends here
      """#),
    .after(
      #"edit section list-a header"#,
      #"""
      4:21: expected what to edit: a header text in quotes, `header=` or `footer=`, found `header`
      """#),
    .after(
      #"undo 2"#,
      #"4:6: expected `->` and the outcome, or the end of the line, found `2`"#),
    .after(
      #"star kitsu -> rejected goen"#,
      #"""
      4:24: expected the reason: `future-revision`, `forgotten-revision`, `out-of-range`, \#
      `header`, `gone`, `unknown-row`, `unknown-section`, `duplicate-row`, `duplicate-section`, \#
      `invalid-destination`, `nothing-to-undo`, `nothing-to-redo`, found `goen`; did you mean \#
      `gone`?
      """#),
    .after(
      #"star kitsu -> rejected"#,
      #"""
      4:23: expected the reason: `future-revision`, `forgotten-revision`, `out-of-range`, \#
      `header`, `gone`, `unknown-row`, `unknown-section`, `duplicate-row`, `duplicate-section`, \#
      `invalid-destination`, `nothing-to-undo`, `nothing-to-redo`, but the line ends here
      """#),
    .after(
      #"star kitsu -> rejected changed-id"#,
      #"""
      4:24: expected the reason: `future-revision`, `forgotten-revision`, `out-of-range`, \#
      `header`, `gone`, `unknown-row`, `unknown-section`, `duplicate-row`, `duplicate-section`, \#
      `invalid-destination`, `nothing-to-undo`, `nothing-to-redo`, found `changed-id`
      """#),
    .after(
      #"star kitsu ->"#,
      #"""
      4:14: expected the outcome: a row's id, `rejected` and a reason, or `unchanged`, but the \#
      line ends here
      """#),
    .after(
      #"star kitsu -> unchangd x"#,
      #"4:24: expected the end of the line, found `x`"#),
    .after(
      #"star-all -> kitsu"#,
      #"""
      4:13: this step does not name exactly one row; write `-> unchanged`, `-> rejected REASON` \#
      or no outcome
      """#),
    .after(
      #"delete kitsu, kitsu -> kitsu"#,
      #"""
      4:24: this step does not name exactly one row; write `-> unchanged`, `-> rejected REASON` \#
      or no outcome
      """#),
    .after(
      #"insert row a at [0, 0] -> a"#,
      #"""
      4:27: this step does not name exactly one row; write `-> unchanged`, `-> rejected REASON` \#
      or no outcome
      """#),
    .after(
      #"star kitsu = tora"#,
      #"4:12: expected `->` and the outcome, or the end of the line, found `=`"#),
  ]
}
