import RowtrailScenarios
import Testing

/// Errors of the headless view.
@Suite struct ViewErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"tap 0 star"#,
      #"4:1: `tap` needs a view; write a line such as `view 4` in the scenario's setup"#),
    .after(
      #"swipe 0"#,
      #"""
      4:1: `swipe` needs a view; write a line such as `view 4` in the scenario's setup
      """#),
    .after(
      #"scroll 1"#,
      #"""
      4:1: `scroll` needs a view; write a line such as `view 4` in the scenario's setup
      """#),
    .afterView(
      #"tap star"#,
      #"""
      5:5: expected a place on the screen, an integer that counts from 0 at the top, found `star`
      """#),
    .afterView(
      #"tap 0 strar"#,
      #"""
      5:7: expected the cell's button: `star` or `expand`, found `strar`; did you mean `star`?
      """#),
    .afterView(
      #"swipe"#,
      #"""
      5:6: expected a place on the screen, an integer that counts from 0 at the top, but the line \#
      ends here
      """#),
    .afterView(
      #"scroll down"#,
      #"5:8: expected the item that the window is to start at, an integer, found `down`"#),
  ]
}
