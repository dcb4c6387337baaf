import RowtrailScenarios
import Testing

/// Errors in `row` and `rows` lines.
@Suite struct RowErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"""
      row kitsu
      row "kits\u{75}"
      """#,
      #"""
      4:5: a row `kitsu` stands in line 3 already; row ids are unique in the whole list
      5:5: a row `kitsu` stands in line 3 already; row ids are unique in the whole list
      """#),
    .after(
      #"row a title=x id=1 "id"=2"#,
      #"""
      4:7: `title` is a row's own property; a field of this name is quoted: `"title"`
      4:15: `id` is a row's own property; a field of this name is quoted: `"id"`
      """#),
    .after(
      #"row a k=1 k=2 starred starred expanded expanded"#,
      #"""
      4:11: `k` is given twice in this line; leave one of them out
      4:23: `starred` is given twice in this line; leave one of them out
      4:40: `expanded` is given twice in this line; leave one of them out
      """#),
    .after(
      #"row a ""=1"#,
      #"""
      4:7: a field's name is never empty; write at least one character between the quotes
      """#),
    .after(
      #"row a strred"#,
      #"""
      4:7: expected `starred`, `expanded`, KEY=VALUE or the end of the line, found `strred`; did \#
      you mean `starred`?
      """#),
    .after(
      #"row a "A" "B""#,
      #"""
      4:11: expected `starred`, `expanded`, KEY=VALUE or the end of the line, found `"B"`
      """#),
    .after(
      #"row a k=[1]"#,
      #"4:9: expected a value: a word, a string or an integer, found `[`"#),
    .after(
      #"row"#,
      #"4:4: expected the row's id, a word or a string, but the line ends here"#),
    .after(
      #"rows item-{n} 1...2"#,
      #"""
      4:6: expected the rows' ids, a string with `{n}` in it such as `"item-{n}"`, found `item`
      """#),
    .after(
      #"rows "item" 1...2"#,
      #"""
      4:6: `{n}` must stand in the id, so that each row has one of its own, as in `"item-{n}"`
      """#),
    .after(
      #"rows "{n}" 1..2"#,
      #"4:13: expected `...` and the last number of the rows, found `.`"#),
    .after(
      #"rows "{n}" 3...1"#,
      #"4:12: this range ends before it starts; write the lower number first: `1...3`"#),
    .after(
      #"rows "{n}" 1..."#,
      #"4:16: expected the last number of the rows, an integer, but the line ends here"#),
    .after(
      #"rows "{n}" a...2"#,
      #"4:12: expected the first number of the rows, an integer, found `a`"#),
    .after(
      #"""
      rows "kits{n}" 1...2
      rows "kits{n}" 2...9 title=x
      """#,
      #"""
      5:6: a row `kits2` stands in line 4 already; row ids are unique in the whole list
      5:22: `title` is a row's own property; a field of this name is quoted: `"title"`
      """#),
    .after(
      #"""
      rows "{n}" 1...2000000000
      rows "{n}" 1...2
      """#,
      #"""
      4:12: the scenario has more than 2000000 rows from here on, reloads included; write fewer
      """#),
    .after(
      #"rows "{n}" -9223372036854775808...9223372036854775807"#,
      #"""
      4:12: the scenario has more than 2000000 rows from here on, reloads included; write fewer
      """#),
    .after(
      #"rows "{n}" 1...1999999"#,
      #""#),
    .after(
      #"""
      reload
      row a
      section t
      row a
      row a
      view 2
      end
      """#,
      #"""
      5:1: expected a `section` line above this `row`, for its section
      9:1: `view` cannot stand in a reload, which holds sections and rows alone; write it behind \#
      the reload's `end`
      """#),
  ]
}
