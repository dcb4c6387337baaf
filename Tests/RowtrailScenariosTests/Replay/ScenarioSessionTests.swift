import Rowtrail
import RowtrailScenarios
import Testing

@Suite("A scenario, statement by statement")
struct ScenarioSessionTests {
  @Test("shows what came of each")
  func steps() throws {
    var session = try ScenarioSession(
      scenario(zones + "capture c = kitsu\nmove kitsu to end of europe\nscroll 1\nexpect 1 == 2\ntap 0 star -> wolf"))
    var seen: [String] = []
    while let statement = session.next {
      let ran = session.advance()
      #expect(ran)
      let view = session.view?.rowIDs ?? []
      seen.append("\(statement.line - 11) r\(session.timeline.revision) \(session.failures.count) \(view)")
    }
    #expect(
      seen == [
        "1 r0 0 [\"kitsu\", \"neko\"]", "2 r1 0 [\"neko\", \"wolf\"]", "3 r1 0 [\"neko\", \"wolf\", \"bear\"]",
        "4 r1 1 [\"neko\", \"wolf\", \"bear\"]", "5 r2 2 [\"neko\", \"wolf\", \"bear\"]",
      ])
    #expect(session.captures.row("c") == .path(RowPath(section: 0, item: 1), revision: 0))
    let ranMore = session.advance()
    #expect(!ranMore)
    #expect(session.result.failures == session.failures)
  }

  @Test("a copy goes on by itself")
  func copies() throws {
    var session = try ScenarioSession(scenario(zones + "star kitsu\nstar wolf"))
    session.advance()
    let copy = session
    session.advance()
    #expect((copy.timeline.revision, session.timeline.revision) == (1, 2))
  }

  @Test("answers operands at any revision")
  func evaluator() throws {
    var session = try ScenarioSession(scenario(zones + "star kitsu\nexpect kitsu.starred"))
    session.advance()
    guard case .expect(_, let predicate) = try #require(session.next).kind else {
      Issue.record("an expectation")
      return
    }
    #expect(try session.evaluator().holds(predicate))
    #expect(try session.evaluator(at: 0).holds(predicate) == false)
    #expect(throws: ExpectationProblem.self) { try session.evaluator(at: 2) }
  }

  @Test("a setup made in code with an id twice fails, and runs nothing")
  func duplicates() {
    let row = Scenario.SetupRows.row(ListRow(TextItem("a")))
    let place = SourcePlace(line: 1, column: 1)
    let undo = Scenario.Statement(.step(Scenario.Step(.action(.undo))), at: place)
    let section = Scenario.SetupSection(SectionAttributes("s"), rows: [row, row])
    let result = ScenarioRunner.run(
      Scenario(name: "Twice", place: place, sections: [section], statements: [undo]))
    #expect(result.failures.map(\.kind) == [.identity])
    #expect(result.steps.isEmpty)
  }

  @Test("runs the same way twice")
  func repeats() throws {
    let text = zones + "star-all\nmove kitsu, wolf to end of empty\nundo\nswipe-delete [0, 1]@2\nexpect 1 == 2"
    let (one, other) = (try replay(text), try replay(text))
    #expect(one.steps == other.steps)
    #expect(one.failures == other.failures)
    #expect(one.timeline.entries == other.timeline.entries)
  }
}
