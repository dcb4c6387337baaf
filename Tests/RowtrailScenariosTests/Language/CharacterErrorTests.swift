import RowtrailScenarios
import Testing

/// What no token can be made of.
@Suite struct CharacterErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"star "kitsu"#,
      #"""
      4:6: this string has no closing `"` on its line; a line end in a text is written `\n`
      """#),
    .after(
      #"star "a\qb""#,
      #"4:8: unknown escape `q`; expected `\"`, `\\`, `\n`, `\t` or `\u{HEX}`"#),
    .after(
      #"star "\u{}""#,
      #"4:7: expected `\u{HEX}` with one to eight hexadecimal digits in braces"#),
    .after(
      #"star "\u{123456789}""#,
      #"4:7: expected `\u{HEX}` with one to eight hexadecimal digits in braces"#),
    .after(
      #"star "\u{D800}""#,
      #"4:7: `\u{D800}` is no Unicode scalar that a text can hold"#),
    .after(
      #"star "\u{0}""#,
      #"4:7: `\u{0}` is no Unicode scalar that a text can hold"#),
    .after(
      #"star [0, 9223372036854775808]"#,
      #"""
      4:10: `9223372036854775808` does not fit in 64 bits; quote it if it is an id or a text
      """#),
    .after(
      #"star 12ab"#,
      #"""
      4:6: a letter directly behind the integer `12`; quote the whole if it is an id or a text
      """#),
    .after(
      #"star @ tap"#,
      #"4:6: expected a capture's name or a revision directly behind `@`"#),
    .after(
      #"star “kitsu”"#,
      #"""
      4:6: unexpected `“` (U+201C); texts stand in straight double quotes, as in `"Kitsu"`
      """#),
    .after(
      #"star kitsu; star kitsu"#,
      #"4:11: unexpected `;`; write one statement a line"#),
    .after(
      #"star kitsu"#,
      #"4:5: unexpected U+00A0; only spaces and tabs separate tokens"#),
    .after(
      #"star 'kitsu'"#,
      #"4:6: unexpected `'`; texts stand in straight double quotes, as in `"Kitsu"`"#),
    .after(
      #"expect kitsu.starred & true"#,
      #"4:22: unexpected `&`; write `and`"#),
    .after(
      #"star é"#,
      #"""
      4:6: unexpected `é` (U+00E9); an id or a text that is not a plain word is quoted
      """#),
    .after(
      #"star kitsu→ kitsu"#,
      #"4:11: unexpected `→` (U+2192); an outcome stands behind `->`"#),
  ]
}
