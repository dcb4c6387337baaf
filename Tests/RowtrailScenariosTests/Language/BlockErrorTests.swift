import RowtrailScenarios
import Testing

/// Statements where they do not belong.
@Suite struct BlockErrorTests {
  @Test(arguments: cases)
  func messages(_ example: ErrorExample) {
    #expect(example.found == example.expected)
  }

  static let cases: [ErrorExample] = [
    .after(
      #"end"#,
      #"4:1: this `end` ends nothing; no `batch` or `reload` is open here"#),
    .after(
      #"""
      batch
      reload
      end
      batch x
      end
      undo
      tap 0 star
      star kitsu -> kitsu
      capture a = kitsu
      expect true
      scroll 1
      section t
      view 1
      end -> kitsu
      """#,
      #"""
      5:1: `reload` cannot stand in a batch; write it behind the batch's `end`
      7:1: `batch` cannot stand in a batch; write it behind the batch's `end`
      9:1: `undo` cannot stand in a batch; write it behind the batch's `end`
      10:1: `tap` cannot stand in a batch; write it behind the batch's `end`
      11:12: a step inside a batch has no outcome of its own; write the batch's behind its `end`
      12:1: `capture` cannot stand in a batch; write it behind the batch's `end`
      13:1: `expect` cannot stand in a batch; write it behind the batch's `end`
      14:1: `scroll` cannot stand in a batch; write it behind the batch's `end`
      15:1: `section` cannot stand in a batch; write it behind the batch's `end`
      16:1: `view` cannot stand in a batch; write it behind the batch's `end`
      17:8: this step does not name exactly one row; write `-> unchanged`, `-> rejected REASON` \#
      or no outcome
      """#),
    .after(
      #"""
      reload
      star kitsu
      batch
      end
      end -> rejected duplicate
      """#,
      #"""
      5:1: `star` cannot stand in a reload, which holds sections and rows alone; write it behind \#
      the reload's `end`
      6:1: `batch` cannot stand in a reload, which holds sections and rows alone; write it behind \#
      the reload's `end`
      8:17: expected the reason: `future-revision`, `forgotten-revision`, `out-of-range`, \#
      `header`, `gone`, `unknown-row`, `unknown-section`, `duplicate-row`, `duplicate-section`, \#
      `invalid-destination`, `nothing-to-undo`, `nothing-to-redo`, found `duplicate`
      """#),
    .after(
      #"""
      batch
        star kitsu
      scenario "t"
      reload

      """#,
      #"""
      4:1: this `batch` has no `end`; write one behind its last line
      7:1: this `reload` has no `end`; write one behind its last line
      """#),
  ]
}
