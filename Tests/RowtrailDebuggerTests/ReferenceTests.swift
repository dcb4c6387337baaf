import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

/// Searches, causes and what-ifs on random histories, against asking every revision and dispatching everything anew.
struct ReferenceTests {
  static func history(_ seed: Int) throws -> TextTimeline {
    let trial = TrialRunner().run(TrialGenerator(.text, rows: 8, steps: 60), seed: UInt64(seed)).trial
    let text = try trial.scenarioText(name: "random")
    let parsed = ScenarioParser.parse(Array(text.utf8))
    return ScenarioRunner.run(try #require(parsed.scenarios.first)).timeline
  }

  private static let predicates = [
    "r0.starred", "r1.exists", "not r2.exists", "r3.path == [0, 1]", "r4.section == s0", "r5.title == \"Title 3\"",
    "r0.cpu == 4", "s0.count > 3", "s1.exists", "s1.index == 0", "s0.rows == []", "s0.mode == none",
    "s0.header == \"\"",
    "[0, 0].starred", "[0, 1].id == r1", "[1, 0].exists", "[0].id == s1", "[1].count == 2", "[0, 0]@3.starred",
    "[0, 1]@5.path == [0, 0]", "[0]@2.count > 1", "list.count < 6", "list.starred == []", "list.expanded == [r1]",
    "list.sections == [s0]", "list.hazards > 2", "list.revision == 17", "r0.starred and r1.starred or not r2.expanded",
    "list.rows == []", "(r0.exists or r1.exists) and list.count > 2", "r6.expanded == r7.expanded",
  ]

  private static func truth(_ predicate: String, _ timeline: TextTimeline) throws -> [Bool] {
    var line = ScenarioLine(predicate)
    let parsed = try line.predicate()
    let hazards = timeline.entries.flatMap { entry in
      entry.hazards.map { RevisionHazard(revision: entry.revision, hazard: $0) }
    }
    return try (0...timeline.revision).map { revision in
      let evaluator = try ExpectationEvaluator(timeline, hazards: hazards, at: revision)
      return (try? evaluator.holds(parsed)) ?? false
    }
  }

  @Test(arguments: 0..<24)
  func searchesFindWhatAskingEveryRevisionFinds(_ seed: Int) throws {
    let timeline = try Self.history(seed)
    for predicate in Self.predicates {
      let truth = try Self.truth(predicate, timeline)
      var session = DebugSession(timeline, name: "random")
      let found = session.execute("find \(predicate)")
      if found.outcome == .invalid || found.text.contains("no revision has") { continue }
      #expect((found.outcome == .done ? session.revision : nil) == truth.firstIndex(of: true), "\(predicate)")
      let last = session.execute("find-last \(predicate)")
      #expect((last.outcome == .done ? session.revision : nil) == truth.lastIndex(of: true), "\(predicate)")
      _ = session.execute("break if \(predicate)")
      let rises = truth.indices.dropFirst().filter { truth[$0] && !truth[$0 - 1] }
      #expect(stops(&session, from: "first", "continue") == rises, "\(predicate)")
      let falls = truth.indices.dropLast().filter { truth[$0] && !truth[$0 + 1] }
      #expect(stops(&session, from: "last", "reverse-continue") == falls.reversed(), "\(predicate)")
    }
  }

  private func stops(_ session: inout DebugSession, from start: String, _ command: String) -> [Int] {
    _ = session.execute(start)
    var stops: [Int] = []
    while session.execute(command).outcome == .done { stops.append(session.revision) }
    return stops
  }

  @Test(arguments: 0..<24)
  func breakpointsOnRowsStopAtEachEntryThatTouchesOne(_ seed: Int) throws {
    let timeline = try Self.history(seed)
    for id in ["r0", "r3", "r9"] where RowTrail.ids(in: timeline).contains(id) {
      let touched = timeline.entries.filter { $0.events.contains { !RowHappening.of(id, in: $0).isEmpty } }.map(
        \.revision)
      var session = DebugSession(timeline, name: "random")
      _ = session.execute("break on \(id)")
      #expect(stops(&session, from: "first", "continue") == touched)
      let before = touched.filter { $0 < timeline.revision }
      #expect(stops(&session, from: "last", "reverse-continue") == before.reversed())
    }
  }

  @Test(arguments: 0..<24)
  func whyIsTheLastEntryThatChangedTheValue(_ seed: Int) throws {
    let timeline = try Self.history(seed)
    let meter = DebugMeter { _ in true }
    for id in Set(RowTrail.ids(in: timeline)) {
      for name in ["title", "starred", "expanded", "exists", "path", "section", "cpu"] {
        let property = Scenario.Property(name)
        let values = (0...timeline.revision).map { Self.value(property, id, timeline, $0) }
        var history = DebugHistory(timeline, branch: .recorded)
        for revision in stride(from: 0, through: timeline.revision, by: 7) {
          history.revision = revision
          let expected = (0...revision).last { $0 > 0 && values[$0] != values[$0 - 1] }
          #expect(try history.origin(of: property, ofRow: id, meter) == expected, "\(id).\(name) at \(revision)")
        }
      }
    }
  }

  private static func value(_ property: Scenario.Property, _ id: String, _ timeline: TextTimeline, _ revision: Int)
    -> String?
  {
    let operand = Scenario.Operand(.row(.target(.id(id)), property), column: 1)
    return try? ExpectationEvaluator(timeline, hazards: [], at: revision).value(of: operand).source
  }

  @Test(arguments: 0..<24)
  func whatIfsAreWhatDispatchingEverythingAnewComesTo(_ seed: Int) throws {
    let timeline = try Self.history(seed)
    let low = 1 + seed % 20
    let high = min(timeline.revision, low + seed % 4)
    var anew = TextTimeline(try #require(timeline.list(at: 0)))
    for entry in timeline.entries where !(low...high).contains(entry.revision) {
      let action = entry.action.mappingRevisions {
        $0 < low ? $0 : max(low - 1, $0 - (high - low + 1))
      }
      anew.dispatch(entry.revision < low ? entry.action : action)
    }
    var session = DebugSession(timeline, name: "random")
    #expect(session.execute("without \(low)..\(high)").outcome == .done)
    let scratch = try #require(session.scratch?.timeline)
    #expect(scratch.entries == anew.entries)
    #expect((0...scratch.revision).allSatisfy { scratch.list(at: $0) == anew.list(at: $0) })
    // The index of the branch is what it would be without the history it came from.
    for id in Set(RowTrail.ids(in: scratch)) {
      var one = DebugHistory(anew, branch: .recorded)
      let meter = DebugMeter { _ in true }
      var other = try #require(session.scratch)
      #expect(try one.revisions(touching: id, meter) == other.revisions(touching: id, meter))
    }
  }

  @Test(arguments: 0..<12)
  func branchesGoOnAsTheHistoryDid(_ seed: Int) throws {
    let timeline = try Self.history(seed)
    for revision in stride(from: 0, through: timeline.revision, by: 9) {
      var branch = try #require(timeline.branch(at: revision))
      for entry in timeline.entries(from: revision, to: timeline.revision) {
        branch.dispatch(entry.action, cause: entry.cause)
      }
      #expect(branch.entries == timeline.entries)
      #expect(branch.current == timeline.current)
      #expect(
        timeline.revision == 0
          || timeline.branch(at: revision)?.list(at: revision / 2) == timeline.list(at: revision / 2))
    }
  }
}
