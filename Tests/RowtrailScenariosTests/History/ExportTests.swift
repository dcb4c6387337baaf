import Foundation
import Rowtrail
import RowtrailLog
import RowtrailScenarios
import Testing

@Suite("An exported log")
struct ExportTests {
  /// Holds a history against what its export replays to, revision by revision, and against what that is recorded to.
  private func check(_ history: RecordedHistory, _ name: String) throws {
    let bytes = try history.logBytes()
    let log = try RecordedHistory(log: bytes, path: "a.rowlog")
    #expect(log.timeline.entries == history.timeline.entries, "\(name)")
    let text = try ScenarioExport(log).text(name: "x")
    let result = try RecordedHistory.replayed(text)
    #expect(result.passed, "\(name)\n\(result.failures)\n\(text)")
    #expect(try RecordedHistory(result).logBytes() == bytes, "\(name)\n\(text)")
    for revision in 0...log.timeline.revision {
      #expect(result.timeline.list(at: revision) == log.timeline.list(at: revision), "\(name) at \(revision)")
    }
  }

  @Test("is replayed from its file, under the file's name")
  func replayedFromItsFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.rowlog").path
    let history = RecordedHistory.generated(seed: 7)
    try history.write(log: path)
    let result = try LogReplay.run(log: path)
    #expect(result.passed && result.name == "a.rowlog" && result.line == 0)
    #expect(result.timeline.entries == history.timeline.entries)
    #expect(throws: LogError.self) { try LogReplay.run(log: folder.path) }
  }

  @Test("of each of the package's scenarios replays to the same, and is recorded to the same bytes")
  func own() throws {
    let scenarios = try ownScenarios()
    #expect(scenarios.count > 250)
    for (file, scenario) in scenarios {
      try check(RecordedHistory(ScenarioRunner.run(scenario)), "\(file): \(scenario.name)")
    }
  }

  @Test("of generated histories replays to the same, and is recorded to the same bytes")
  func generated() throws {
    for seed in 0..<UInt64(100 * effort) { try check(.generated(seed: seed), "seed \(seed)") }
  }

  @Test("of a part replays to the part's lists", arguments: 0..<20 as Range<UInt64>)
  func parts(seed: UInt64) throws {
    let history = RecordedHistory.generated(seed: 1000 + seed)
    for (from, to) in [(0, 20), (20, 40), (10, 30), (39, 40), (40, 40)] {
      let (from, to) = (min(from, history.timeline.revision), min(to, history.timeline.revision))
      let text = try ScenarioExport(history, from: from, to: to).text(name: "part")
      let result = try RecordedHistory.replayed(text)
      #expect(result.passed, "\(seed) \(from)...\(to)\n\(result.failures)\n\(text)")
      #expect(result.timeline.revision == to - from)
      for revision in from...to {
        #expect(result.timeline.list(at: revision - from) == history.timeline.list(at: revision), "\(seed)\n\(text)")
      }
    }
  }

  @Test("of a compacted log, and a part of it", arguments: 0..<10 as Range<UInt64>)
  func compacted(seed: UInt64) throws {
    var timeline = RecordedHistory.generated(seed: 2000 + seed).timeline
    let whole = timeline
    timeline.forget(before: timeline.revision / 2)
    let history = RecordedHistory(name: "c", timeline: timeline, origin: .scenario(.empty))
    let log = try RecordedHistory(log: try history.logBytes(), path: "c.rowlog")
    #expect(log.timeline.firstRevision == timeline.firstRevision)
    let result = try RecordedHistory.replayed(try ScenarioExport(log).text(name: "c"))
    #expect(result.passed)
    for revision in timeline.firstRevision...timeline.revision {
      #expect(result.timeline.list(at: revision - timeline.firstRevision) == whole.list(at: revision))
    }
  }

  @Test("says what it wrote otherwise")
  func comments() throws {
    var timeline = TextTimeline(ListState(ListSection("s", ["a", "b", "c"].map { TextItem($0) })))
    timeline.dispatch(.star(.id("b")))
    timeline.dispatch(.move([.id("c")], to: .start(of: .id("s"))))
    timeline.dispatch(.swipeDelete(.captured(RowPath(section: 0, item: 0), revision: 0)))
    timeline.dispatch(.starAll(asOf: 1))
    timeline.dispatch(.swipeDelete(.captured(RowPath(section: 0, item: 0), revision: 0)))
    timeline.dispatch(.undo)
    timeline.dispatch(.undo)
    timeline.dispatch(.undo)
    timeline.dispatch(.delete([]))
    let history = RecordedHistory(name: "h", timeline: timeline, origin: .scenario(.empty))
    let text = try ScenarioExport(history, from: 2).text(name: "h", comment: ["From a\nlog"])
    #expect(
      text == """
        # From a log
        scenario "h"

        section s
          row c
          row a
          row b starred

        # revision 3 of the log, with ids: it names a revision before revision 0 here
        swipe-delete a -> a
        # revision 4 of the log, as what came of it: it names a revision before revision 0 here
        batch
          star c
        end
        # revision 5 of the log, with ids: it names a revision before revision 0 here
        swipe-delete a -> rejected unknown-row
        undo
        undo
        # revision 8 of the log, as what came of it: it is about what was done before revision 0 here
        batch
          move c to [0, 2]
        end
        # revision 9 of the log, as what came of it: a scenario cannot write an action that names nothing to act on
        batch
        end

        expect list.sections == [s]
        expect section(s).rows == [a, b, c]
        expect list.starred == [b]
        expect list.expanded == []
        expect list.hazards == 0

        """)
    #expect(try RecordedHistory.replayed(text).passed)
  }

  @Test("of an app's own rows comes to the same lists, whatever their edits mean")
  func appRows() throws {
    let list = ListState(ListSection("s", [RawItem("a", ["name": "A", "size": 1, "note": "x"])]))
    var timeline = Timeline(list)
    timeline.dispatch(.edit(.id("a"), ["name": "B"]), cause: AppAction("rename", payload: "7"))
    // The app took this for a whole new item, without a note.
    let old = RawItem("a", ["name": "B", "size": 1, "note": "x"])
    let new = RawItem("a", ["name": "C", "size": 2])
    timeline.append(
      Entry(
        revision: 2, action: .edit(.id("a"), ["id": "a", "name": "C", "size": 2]),
        outcome: .accepted([.edited(from: old, to: new)], changed: true), row: "a",
        cause: AppAction("rename", payload: "7")))
    let coding = AppCoding()
    var text = LogText(coding, list)
    try text.start()
    for entry in timeline.entries {
      try text.append(LogRecord(entry, time: LogTime(milliseconds: entry.revision)))
    }
    let log = try RecordedHistory(log: text.take(), path: "/x/app.rowlog")
    #expect(log.name == "app.rowlog")
    #expect(log.time(of: 2) == LogTime(milliseconds: 2))
    #expect(log.timeline.entry(2)?.cause == AppAction("rename", payload: "7"))
    #expect(log.timeline.current.row("a")?.item == TextItem("a", title: "C", fields: [TextItem.Field("size", "2")]))
    let exported = try ScenarioExport(log).text(name: "app")
    #expect(
      exported == """
        scenario "app"

        section s
          row a "A" size=1 note=x

        # rename 7
        edit a "B" -> a
        # rename 7
        # revision 2 of the log, as what came of it: it came to something else in the app
        batch
          swipe-delete a
          insert row a "C" size=2 at [0, 0]
        end

        expect list.sections == [s]
        expect section(s).rows == [a]
        expect list.starred == []
        expect list.expanded == []
        expect list.hazards == 0

        """)
    #expect(try RecordedHistory.replayed(exported).timeline.current == log.timeline.current)
  }

  @Test("is refused where a list holds what no scenario can say")
  func refused() throws {
    var timeline = TextTimeline(ListState(ListSection("s", [TextItem("a")])))
    timeline.dispatch(.edit(.id("a"), TextEdit(title: "\u{0}")))
    let history = RecordedHistory(name: "h", timeline: timeline, origin: .scenario(.empty))
    #expect(throws: ScenarioExport.Problem.self) { try ScenarioExport(history).text(name: "h") }
    #expect(try ScenarioExport(history, to: 0).text(name: "h").contains("row a"))
  }
}

/// An app's own rows.
struct AppCoding: LogCoding {
  let name = "app"
  let version = 3
  let titleMember = "name"
  func text(ofSection id: String) -> String { id }
  func section(_ text: String) -> String? { text }
  func text(ofRow id: String) -> String { id }
  func row(_ text: String) -> String? { text }
  func content(of item: RawItem) -> JSONObject { item.content }
  func item(_ id: String, _ content: JSONObject) -> RawItem? { RawItem(id, content) }
  func content(ofEdit edit: JSONObject) -> JSONObject { edit }
  func edit(of id: String?, _ content: JSONObject) -> JSONObject? { content }
}
