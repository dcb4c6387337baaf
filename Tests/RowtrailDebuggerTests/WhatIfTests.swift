import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

/// What is told of a what-if and of undos, against looking at every revision.
struct WhatIfTests {
  private let meter = DebugMeter { _ in true }

  @Test(arguments: 0..<12)
  func listsAreApartAsTheyAreAtEveryRevision(_ seed: Int) throws {
    let timeline = try ReferenceTests.history(seed)
    let history = DebugHistory(timeline, branch: .recorded)
    for low in stride(from: 1 + seed % 5, through: timeline.revision, by: 5) {
      let high = min(timeline.revision, low + seed % 3)
      try check(try Supposition(history, without: low...high, meter), high, high - low + 1, history)
      try check(try Supposition(history, instead: low, .unstarAll(), meter), low, 0, history)
    }
  }

  private func check(
    _ supposed: Supposition, _ end: Int, _ shift: Int, _ history: DebugHistory
  ) throws {
    let (old, new) = (history.timeline, supposed.history.timeline)
    let lists = try ListsApart(supposed, of: history, meter)
    let apart = (end...old.revision).filter { old.list(at: $0) != new.list(at: $0 - shift) }
    #expect(lists.first?.revision == apart.first)
    #expect(lists.last.lines.isEmpty || apart.last == old.revision)
    let isSame = old.current == new.current
    #expect(lists.sameFrom == (isSame ? apart.last.map { $0 + 1 } : nil))
    for (id, from) in lists.rowsAgain {
      func row(_ revision: Int) -> (ListRow<TextItem>?, ListRow<TextItem>?) {
        (old.list(at: revision)?.row(id), new.list(at: revision - shift)?.row(id))
      }
      #expect((from...old.revision).allSatisfy { row($0).0 == row($0).1 }, "\(id) from \(from)")
    }
  }

  @Test(arguments: 0..<12)
  func anUndoNamesTheEntryThatItTookBack(_ seed: Int) throws {
    let timeline = try ReferenceTests.history(seed)
    var history = DebugHistory(timeline, branch: .recorded)
    for entry in timeline.entries.reversed() {
      switch (entry.action, try history.undoNote(of: entry, meter)) {
      case (.undo, .tookBack(let other)?):
        #expect(timeline.entry(other)?.events.reversed().map(\.inverse) == entry.events)
      case (.redo, .appliedAgain(let other)?): #expect(timeline.entry(other)?.events == entry.events)
      case (.redo, .dropped(let by, let count)?):
        #expect(entry.rejection?.reason == .nothingToRedo && count > 0)
        #expect(timeline.branch(at: by - 1)?.canRedo == true)
        #expect((by..<entry.revision).allSatisfy { timeline.branch(at: $0)?.canRedo == false })
      case (.undo, nil), (.redo, nil): #expect(!entry.isAccepted)
      case (_, let note): #expect(note == nil)
      }
    }
  }

  @Test func aRedoOfAnEntryThatIsNotKeptNamesNoOther() throws {
    let folder = Files.temporaryFolder()
    defer { Files.removeFolder(folder) }
    var whole = DebugSession(
      try History.of("section s\nrow x\nrow y\nstar x\nstar y\nundo\nundo\nredo\nredo"), name: "test")
    #expect(whole.execute("entry 5").text.contains("applied again the entry of revision 1\n"))
    #expect(whole.execute("save \(folder)/part.rowlog 2..6").outcome == .done)
    var session = DebugSession(try RecordedHistory(log: "\(folder)/part.rowlog"), name: "test")
    #expect(session.execute("entry 3").text.contains("took back the entry of revision 2\n"))
    for line in ["entry 4", "entry 5", "entry 6"] {
      let text = session.execute(line).text
      #expect(!text.contains("took back") && !text.contains("applied again") && !text.contains(" of r"), "\(text)")
    }
  }

  @Test func severalStepsOnALineAreABatch() throws {
    var session = DebugSession(try History.of("section s\nrow a\nrow b\nstar a\nstar b"), name: "test")
    let text = session.execute("instead 2 edit a \"x; \\\" y\"; unstar a ;star b;").text
    #expect(text.contains("  r2  batch of 3 steps: edit a \"x; \\\" y\"; unstar a; star b\n"), "\(text)")
    #expect(session.execute("instead 2 batch; star b; end").text.contains("batch of 1 step: star b\n"))
    #expect(
      session.execute("try star a; star").text == """
        error: expected a row: its id, a path such as `[0, 1]` or a capture such as `@tap`, but the line ends here
          star
              ^

        """)
    #expect(!session.isInBlock)
    _ = session.execute("try reload; section t")
    #expect(session.isInBlock)
    _ = session.execute("row z")
    #expect(session.execute("end").text.contains("reload with 1 row in 1 section"))
  }

  @Test func aBranchWithoutAnEntrySaysWhichNumbersWereOthers() throws {
    let steps = (0..<9).map { _ in "toggle-star a" }.joined(separator: "\n")
    var session = DebugSession(try History.of("section s\nrow a\n\(steps)"), name: "test")
    _ = session.execute("without 3..4")
    #expect(session.execute("entry 2").text.contains("recorded") == false)
    #expect(session.execute("entry 3").text.contains("r3 of the scratch branch was r5 as recorded"))
    #expect(session.execute("entries 2..5").text.hasPrefix("  r3 of the scratch branch was r5 as recorded\n  r2"))
    #expect(
      session.execute("without 5").text.hasPrefix(
        "r5 of the scratch branch was r7 as recorded; `switch` goes back to the recorded history\nscratch branch without"
      ))
    #expect(session.execute("entry 4").text.contains("r4 of the scratch branch was r6 as recorded"))
    #expect(session.execute("entry 5").text.contains("r5 of the scratch branch was r8 as recorded"))
    _ = session.execute("try star a")
    #expect(session.execute("entry").text.contains("recorded") == false)
    _ = session.execute("switch")
    #expect(session.execute("entry 5").text.contains("recorded") == false)
    _ = session.execute("instead 2 star a")
    #expect(session.execute("entry 5").text.contains("recorded") == false)
  }
}
