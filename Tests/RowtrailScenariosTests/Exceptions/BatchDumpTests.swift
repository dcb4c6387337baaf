import Rowtrail
import RowtrailScenarios
import Testing

/// The newer wording, which prints the counts and the operations.
struct BatchDumpTests {
  private func text(
    _ before: String, _ after: String, _ operations: [String], items: String = "rows", of view: String = "Table view"
  ) -> String {
    "Invalid batch updates detected: the number of sections and/or \(items) returned by the data source before and/or "
      + "after performing the batch updates are inconsistent with the updates.\nData source before updates = { \(before) "
      + "}\nData source after updates = { \(after) }\nUpdates = [\n\t\(operations.joined(separator: ",\n\t"))\n]\n"
      + "\(view): <UITableView: 0x13081d200; frame = (0 153.667; 393 664.333)>"
  }

  @Test func aReloadWhileARowGoes() throws {
    let operations = ["Delete row (0 - 0)", "Insert row (0 - 0)"]
    let text = text("1 section with row counts: [30]", "1 section with row counts: [29]", operations)
    for separator in ["\n", "\\n", " ", "\r\n    "] {
      let text = text.split(separator: "\n").joined(separator: separator)
      let explanation = try #require(ExceptionReport.explain("reason: '\(text)'"))
      #expect(explanation.view == .table && explanation.kind == .itemCount && explanation.ruleNumber == 5)
      #expect(
        explanation.fault
          == .itemCount(section: 0, UpdateCounts(before: 30, after: 29, inserted: 1, deleted: 1)))
      #expect(explanation.update?.items.delete == [RowPath(section: 0, item: 0)])
      #expect(explanation.verdict?.word == "throws")
      #expect(explanation.figures.prefix(3).map(\.value) == ["[30]", "[29]", "1 deleted, 1 inserted"])
      #expect(explanation.headline == "section 0 has 29 rows after the update, and the update makes it 30")
    }
  }

  @Test func sectionsAndMoves() throws {
    let text = text(
      "3 sections with item counts: [1, 2, 3]", "2 sections with item counts: [1, 3]",
      [
        "Delete section (1)", "Move item (2 - 0) to (0 - 0)", "Delete item (2 - 9223372036854775807)",
        "Move section (0) to (1)", "Reload item (0 - 0)",
      ], items: "items", of: "Collection view")
    let update = try #require(ExceptionReport.explain(text)?.update)
    #expect(update.view == .collection && update.before == [1, 2, 3] && update.after == [1, 3])
    #expect(update.sections.delete == [1, 2])
    #expect(update.sections.move == [.init(from: 0, to: 1)])
    #expect(update.items.move == [.init(from: RowPath(section: 2, item: 0), to: RowPath(section: 0, item: 0))])
    #expect(update.items.reload == [RowPath(section: 0, item: 0)])
  }

  @Test func whatCannotBeRead() throws {
    let strange = text("1 section with row counts: [3]", "1 section with row counts: [3]", ["Replace row (0 - 0)"])
    let explanation = try #require(ExceptionReport.explain(strange))
    #expect(explanation.update == nil && explanation.verdict == nil && explanation.kind == .itemCount)
    #expect(explanation.figures.map(\.value) == ["[3]", "[3]"])
    let bare = try #require(ExceptionReport.explain("Invalid batch updates detected"))
    #expect(bare.kind == .itemCount && bare.view == nil)
  }

  @Test func countsThatAddUp() throws {
    let fine = text("0 sections with row counts: []", "1 section with row counts: [2]", ["Insert section (0)"])
    let explanation = try #require(ExceptionReport.explain(fine))
    #expect(explanation.verdict == .legal && explanation.fault == nil)
    #expect(explanation.lookAt.first?.hasPrefix("the printed counts and operations add up") == true)
  }
}
