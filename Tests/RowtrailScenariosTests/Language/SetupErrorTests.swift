import RowtrailScenarios
import Testing

/// Errors in setup and reload lines.
@Suite struct SetupErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .file(
      #"""
      scenario "s"
      view
      view 2
      """#,
      #"""
      2:5: expected how many items the view shows, an integer, but the line ends here
      3:1: this scenario has a `view` already; leave one of them out
      """#),
    .file(
      #"""
      scenario "s"
      view -1
      """#,
      #"2:6: a view cannot show -1 items; write 0 or more"#),
    .file(
      #"""
      scenario "s"
      view 1 2
      """#,
      #"2:8: expected the end of the line, found `2`"#),
    .afterView(
      #"""
      view 3

      """#,
      #"5:1: this scenario has a `view` already; leave one of them out"#),
    .after(
      #"""
      undo
      view 2
      section t
      row a
      rows "{n}" 1...2
      """#,
      #"""
      5:1: `view` belongs to the setup; write it before the scenario's first step, capture, \#
      scroll or expectation
      6:1: `section` belongs to the setup; write it before the scenario's first step, capture, \#
      scroll or expectation
      7:1: `row` belongs to the setup; write it before the scenario's first step, capture, scroll \#
      or expectation
      8:1: `rows` belongs to the setup; write it before the scenario's first step, capture, \#
      scroll or expectation
      """#),
    .file(
      #"""
      scenario "s"
      row a
      rows "{n}" 1...2
      """#,
      #"""
      2:1: expected a `section` line above this `row`, for its section
      3:1: expected a `section` line above this `rows`, for its section
      """#),
    .after(
      #"section list-a"#,
      #"4:9: a section `list-a` stands in line 2 already; section ids are unique"#),
    .after(
      #"section """#,
      #"4:9: an id is never empty; write at least one character between the quotes"#),
    .after(
      #"section 7"#,
      #"""
      4:9: expected the section's id, a word or a string, found `7`; an id that is no word is \#
      quoted: `"7"`
      """#),
    .after(
      #"section t hedaer=none"#,
      #"4:11: expected `header=` or `footer=`, found `hedaer`; did you mean `header`?"#),
    .after(
      #"section t header=first_item"#,
      #"""
      4:18: expected `none`, `supplementary` or `first-item`, found `first_item`; did you mean \#
      `first-item`?
      """#),
    .after(
      #"section t footer="#,
      #"4:18: expected a value: a word, a string or an integer, but the line ends here"#),
    .after(
      #"section t header=none header=none footer=a footer=b"#,
      #"""
      4:23: `header` is given twice in this line; leave one of them out
      4:44: `footer` is given twice in this line; leave one of them out
      """#),
    .after(
      #"section t "T" header"#,
      #"4:15: expected `header=`, `footer=` or the end of the line, found `header`"#),
  ]
}
