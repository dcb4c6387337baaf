import RowtrailScenarios
import Testing

/// Errors in operands and their properties.
@Suite struct PropertyErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"expect kitsu."#,
      #"4:14: expected a property, a word or a string, but the line ends here"#),
    .after(
      #"expect kitsu."""#,
      #"""
      4:14: a field's name is never empty; write at least one character between the quotes
      """#),
    .after(
      #"expect kitsu.5"#,
      #"4:14: expected a property, a word or a string, found `5`"#),
    .after(
      #"expect section(list-a).titel"#,
      #"""
      4:24: a section has no property `titel`, but `id`, `header`, `footer`, `mode`, `rows`, \#
      `count`, `index`, `exists`
      """#),
    .after(
      #"expect [0].starred == true"#,
      #"""
      4:12: a section has no property `starred`, but `id`, `header`, `footer`, `mode`, `rows`, \#
      `count`, `index`, `exists`
      """#),
    .after(
      #"expect [0]@-1.count == 1"#,
      #"4:12: `-1` is no revision; revisions count from 0"#),
    .after(
      #"expect [0, 1]@2"#,
      #"4:16: expected `.` and a property, but the line ends here"#),
    .after(
      #"expect list.conut == 1"#,
      #"""
      4:13: the list has no property `conut`, but `sections`, `rows`, `starred`, `expanded`, \#
      `count`, `revision`, `hazards`; did you mean `count`?
      """#),
    .after(
      #"expect view.rows == [kitsu, 1]"#,
      #"""
      4:29: expected an id, a word or a string, found `1`; an id that is no word is quoted: `"1"`
      """#),
    .after(
      #"expect view.size == 1"#,
      #"4:13: the view has no property `size`, but `rows`, `start`"#),
    .after(
      #"expect list.rows == [1, 2, 3]"#,
      #"""
      4:26: expected `]`, as two integers in brackets are a path and ids that are integers are \#
      quoted, found `,`
      """#),
    .after(
      #"expect list.rows == [kitsu tora]"#,
      #"4:28: expected `,` or `]`, found `tora`"#),
    .after(
      #"expect list.rows == [kitsu, ]"#,
      #"4:29: expected an id, a word or a string, found `]`"#),
    .after(
      #"expect list.rows == ["#,
      #"4:22: expected an integer, an id or `]`, but the line ends here"#),
    .after(
      #"expect @tap.starred == @tpa.starred"#,
      #"""
      4:8: nothing was captured as `@tap` above this line
      4:24: nothing was captured as `@tpa` above this line
      """#),
    .after(
      #"""
      capture c = [0]
      expect @c.starred
      """#,
      #"""
      5:11: a section has no property `starred`, but `id`, `header`, `footer`, `mode`, `rows`, \#
      `count`, `index`, `exists`
      """#),
    .after(
      #"expect row(kitsu.starred"#,
      #"4:17: expected `)`, found `.`"#),
    .after(
      #"expect row(1).starred"#,
      #"""
      4:12: expected the row's id, a word or a string, found `1`; an id that is no word is \#
      quoted: `"1"`
      """#),
    .after(
      #"expect "".starred"#,
      #"4:8: an id is never empty; write at least one character between the quotes"#),
    .after(
      #"expect kitsu.starred == ->"#,
      #"""
      4:25: expected an operand, such as `kitsu.starred`, `[0, 1]` or `"a text"`, found `->`
      """#),
  ]
}
