import RowtrailScenarios
import Testing

@Suite struct ExplainCommandTests {
  static let report = """
    Incident Identifier: 0
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
    'attempt to delete row 3 from section 0 which only contains 3 rows before the update'

    """

  @Test(arguments: [["explain"], ["explain", "-"]])
  func inWords(words: [String]) async {
    let run = await Run(words, input: Self.report)
    #expect(run.status == 0)
    #expect(
      run.output == """
        [0, 3] is deleted or reloaded and was not there before the update

        rule 2: Every path exists in the space that it counts in.

        figures:
          section 0: an item's section, before the batch
          item 3: the item's index in it, before the batch
          items 3: items in that section before the batch; the last has index one less

        look at:
          - the index path: captured when a cell was made, and stale when it was used; carry the id and look the path up
          - a delete that comes twice: the second finds one row less
          - deletes and reloads count before the batch, whatever the order of the calls

        \(ExceptionExplanation.caveat)

        """)
  }

  @Test func asJSON() async {
    let run = await Run("explain", "--format", "json", input: Self.report)
    #expect(run.status == 0)
    #expect(
      run.output == """
        {
          "headline": "[0, 3] is deleted or reloaded and was not there before the update",
          "kind": "delete out of range",
          "view": "table",
          "rule": 2,
          "statement": "Every path exists in the space that it counts in.",
          "figures": [
            {"name": "section", "value": "0", "meaning": "an item's section, before the batch"},
            {"name": "item", "value": "3", "meaning": "the item's index in it, before the batch"},
            {"name": "items", "value": "3", "meaning": "items in that section before the batch; the last has index one less"}
          ],
          "verdict": null,
          "lookAt": ["the index path: captured when a cell was made, and stale when it was used; carry the id and look the \
        path up", "a delete that comes twice: the second finds one row less", "deletes and reloads count before the batch, \
        whatever the order of the calls"],
          "note": "\(ExceptionExplanation.caveat)"
        }

        """)
  }

  /// Every combination of small and greatest numbers in an exception is explained, or told to be none.
  @Test func noNumberTraps() async {
    let numbers = [0, 1, Int.max]
    for code in 0..<729 {
      let n = (0..<6).map { numbers[code / [1, 3, 9, 27, 81, 243][$0] % 3] }
      let text =
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after "
        + "the update (\(n[0])) must be equal to the number of items contained in that section before the update (\(n[1])), "
        + "plus or minus the number of items inserted or deleted from that section (\(n[2]) inserted, \(n[3]) deleted) and "
        + "plus or minus the number of items moved into or out of that section (\(n[4]) moved in, \(n[5]) moved out)."
      let run = await Run("explain", "-", input: text)
      #expect(run.status == 0, "\(n)")
    }
  }

  @Test func identifiersAreEscaped() async {
    let text =
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \u{1b}]0;x\u{7}\u{202e}\n)}"
    let run = await Run("explain", "-", input: text)
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1b}") && !run.output.contains("\u{7}") && !run.output.contains("\u{202e}"))
    #expect(run.output.hasPrefix("item identifiers were given twice in one call\n"))
  }

  @Test(arguments: ["", "hello", "EXC_BAD_ACCESS"])
  func noException(text: String) async {
    let run = await Run("explain", "-", input: text)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("-: error: no exception of a table or collection view is known in this text; paste"))
  }

  @Test func noFile() async {
    let run = await Run("explain", "/nonexistent/report.txt")
    #expect(run.status == 2)
    #expect(run.messages == "/nonexistent/report.txt: error: there is no such file or folder\n")
  }
}
