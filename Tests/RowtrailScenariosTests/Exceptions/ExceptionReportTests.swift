import Rowtrail
import RowtrailScenarios
import Testing

/// Every sentence about updates, read back from the text that the judge prints, alone and inside crash reports.
struct ExceptionReportTests {
  private static let item = UpdatePlace.item(RowPath(section: 1, item: 2))
  private static let other = UpdatePlace.item(RowPath(section: 3, item: 4))
  private static let third = UpdatePlace.item(RowPath(section: 5, item: 6))

  static let faults: [UpdateFault] = [
    .itemCount(
      section: 7, UpdateCounts(before: 2, after: 3, inserted: 4, deleted: 5, movedIn: 6, movedOut: 8)),
    .sectionCount(UpdateCounts(before: 2, after: 3, inserted: 4, deleted: 5)),
    .negativeItemCount(section: 3),
    .deleteOutOfRange(item, .items(2)), .deleteOutOfRange(item, .sections(1)),
    .deleteOutOfRange(.section(4), .sections(3)),
    .insertOutOfRange(item, .items(2)), .insertOutOfRange(item, .sections(1)),
    .insertOutOfRange(.section(4), .sections(3)),
    .moveSourceOutOfRange(item, .items(2)), .moveSourceOutOfRange(item, .sections(1)),
    .moveSourceOutOfRange(.section(4), .sections(3)),
    .moveDestinationOutOfRange(from: item, to: other, .items(2)),
    .moveDestinationOutOfRange(from: item, to: other, .sections(2)),
    .moveDestinationOutOfRange(from: .section(1), to: .section(4), .sections(3)),
    .deleteAndReload(item), .deleteAndReload(.section(2)), .deleteAndMove(item), .deleteAndMove(.section(2)),
    .insertAndMove(item), .insertAndMove(.section(2)),
    .twoDestinations(from: item, other, third), .twoDestinations(from: .section(1), .section(2), .section(3)),
    .twoSources(item, other, to: third), .twoSources(.section(1), .section(2), to: .section(3)),
    .moveFromDeletedSection(2), .moveIntoInsertedSection(2),
  ]

  /// Sentences that do not tell the kind of view.
  private func tellsView(_ fault: UpdateFault) -> Bool {
    let table = fault.message(in: .table)
    return table != fault.message(in: .collection)
  }

  @Test(arguments: faults, ProposedUpdate.ViewKind.allCases)
  func everySentence(_ fault: UpdateFault, _ view: ProposedUpdate.ViewKind) throws {
    let message = fault.message(in: view)
    for text in Self.wrappings(of: message) {
      let explanation = try #require(ExceptionReport.explain(text), "\(text)")
      #expect(explanation.fault == fault, "\(text)")
      #expect(explanation.kind == fault.kind)
      #expect(explanation.view == (tellsView(fault) ? view : nil))
      #expect(explanation.rule == fault.kind.rule?.statement)
      #expect(explanation.ruleNumber == fault.kind.rule?.rawValue)
      #expect(!explanation.lookAt.isEmpty && !explanation.figures.isEmpty && !explanation.headline.isEmpty)
    }
  }

  /// The text as reports have it: in other cases, wrapped, escaped, with addresses, and between frames of a stack.
  static func wrappings(of message: String) -> [String] {
    let words = message.split(separator: " ", omittingEmptySubsequences: false)
    let address = "<NSIndexPath: 0xc000000000200016> {length"
    let withAddresses = message.split(separator: "{length").joined(separator: address)
    let stack = """
      Incident Identifier: 7D1E
      Last Exception Backtrace: attempt to do something, Invalid, cannot move on
      2023-07-19 11:43:35.418 App[29884:11021065] *** Terminating app due to uncaught exception \
      'NSInternalInconsistencyException', reason: '\(message) Table view: <UITableView: 0x106020800>'
      *** First throw call stack:
      3 UIKitCore 0x0a -[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Batch_Updates:] + 193
      """
    return [
      message, message.uppercased(), message.lowercased(), words.joined(separator: "\n    "),
      words.joined(separator: "\\n"), words.joined(separator: "\u{A0}"), "“\(message)”", withAddresses, stack,
      "Fatal Exception: NSInternalInconsistencyException\(message)",
      "_Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Sections:\n" + message,
    ]
  }

  @Test func theArithmetic() throws {
    let text = UpdateFault.itemCount(section: 0, UpdateCounts(before: 3, after: 3, deleted: 1)).message(in: .table)
    let explanation = try #require(ExceptionReport.explain(text))
    #expect(explanation.headline == "section 0 has 3 rows after the update, and the update makes it 2")
    #expect(
      explanation.figures.last
        == .init(
          name: "expected", value: "2",
          meaning: "after (3) should be before (3) + 0 inserted − 1 deleted + 0 moved in − 0 moved out = 2"))
    #expect(explanation.lookAt.contains { $0.hasPrefix("one half of a reload") })
    #expect(explanation.description.contains("\nrule 5: Counts: sections after = before + inserted − deleted; "))
  }

  @Test func theOldestEquationHasNoMoves() throws {
    let text =
      "Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing section after "
      + "the update (2) must be equal to the number of rows contained in that section before the update (1), plus or "
      + "minus the number of rows inserted or deleted from that section (0 inserted, 0 deleted).'"
    let explanation = try #require(ExceptionReport.explain(text))
    #expect(explanation.fault == .itemCount(section: 1, UpdateCounts(before: 1, after: 2)))
  }

  @Test func aTextThatIsCutOff() throws {
    let cut = try #require(ExceptionReport.explain("reason: 'Invalid update: invalid number of items in section 12."))
    #expect(cut.kind == .itemCount && cut.view == .collection && cut.figures.map(\.value) == ["12"])
    #expect(ExceptionReport.explain("Invalid update: invalid number of sections.")?.kind == .sectionCount)
    #expect(ExceptionReport.explain("attempt to delete and reload the same index path (<redacted>)")?.fault == nil)
  }

  @Test func numbersThatWrapOrDoNotFit() throws {
    let text = UpdateFault.sectionCount(UpdateCounts(before: 2, after: 1)).message(in: .table)
    let wrapped = text.split(separator: "(1)").joined(separator: "(18446744073709551615)")
    #expect(ExceptionReport.explain(wrapped)?.fault == .sectionCount(UpdateCounts(before: 2, after: -1)))
    let tooLarge = text.split(separator: "(1)").joined(separator: "(18446744073709551616)")
    let explanation = try #require(ExceptionReport.explain(tooLarge))
    #expect(explanation.fault == nil && explanation.kind == .sectionCount)
  }

  @Test(
    arguments: [
      "", "no exception at all", "attempt to", "attempt to delete the user", "Invalid update", "cannot move a mountain",
      "attempt to move index path (null)", "Fatal: supplied with nothing", "*** -[__NSArrayM objectAtIndex:]: index 3",
      "_Bug_Detected_In_Client_Of_", "invalid parameter not satisfying: name",
    ])
  func noKnownException(_ text: String) {
    #expect(ExceptionReport.explain(text) == nil)
  }

  @Test func bytesThatAreNotText() {
    let bytes: [UInt8] = [0xFF, 0xC2, 0, 0xA0, 0xF0] + Array("attempt to insert section 1".utf8) + [0xC2]
    #expect(bytes.withUnsafeBufferPointer { ExceptionReport.explain(utf8: $0) } == nil)
  }

  @Test func aLongTextIsReadOnce() throws {
    let noise = "invalid update: attempt to move index path (  attempt to delete row 1 from invalid batch \n"
    var text = String(repeating: noise, count: 20_000)
    #expect(ExceptionReport.explain(text) == nil)
    text += "attempt to delete row 2 from section 0 which only contains 1 rows before the update"
    #expect(
      ExceptionReport.explain(text)?.fault
        == .deleteOutOfRange(.item(RowPath(section: 0, item: 2)), .items(1)))
  }
}
