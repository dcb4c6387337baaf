import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

/// A line that is stopped, wherever that is, leaves everything as it was before it.
struct StoppingTests {
  /// What a line may change of a session.
  private struct State: Equatable {
    let prompt: String
    let recorded: Int
    let scratch: Int?
    let entries: [TextEntry]?
    let current: TextList?
    let numbers: [String?]
    let breakpoints: [String]
    let lastBreakpoint: Int
    let block: [String]?

    init(_ session: DebugSession) {
      prompt = session.prompt
      recorded = session.recorded.revision
      scratch = session.scratch?.revision
      entries = session.scratch.map { Array($0.timeline.entries) }
      current = session.scratch?.timeline.current
      numbers = session.revisions.map { session.renumbering($0) }
      breakpoints = session.breakpoints.map(\.text)
      lastBreakpoint = session.lastBreakpoint
      block = session.block?.lines
    }
  }

  private static let text: String = {
    let steps = (0..<60).map { _ in "toggle-star a\nmove b to [0, 0]\nstar [0, 0]@0\nundo" }.joined(separator: "\n")
    return "section s\nrow a\nrow b\nrow c\n\(steps)\ndelete c\nundo"
  }()

  @Test(arguments: [
    [], ["goto 100"], ["without 3..5"], ["without 3..5", "try star a"], ["try star a", "goto 100", "switch"],
  ])
  func aLineThatIsStoppedChangesNothing(_ before: [String]) throws {
    var stops = 0
    var opened = DebugSession(try History.of(Self.text), name: "test")
    for line in before + ["break if list.hazards == 20"] { #expect(opened.execute(line).outcome == .done) }
    opened.progressInterval = .zero
    let state = State(opened)
    for line in [
      "last", "goto 40", "goto 240", "back 2", "find not c.exists", "find-last list.hazards == 3", "try undo",
      "try star a; star b", "without 7", "instead 9 star c; star a", "switch", "drop", "break on a", "continue",
      "reverse-continue", "entries on a", "rows a", "why a.starred",
    ] {
      for count in [0, 1, 2, 5, 10, 14, 20] {
        var (session, fresh) = (opened, opened)
        var asked = 0
        let reply = session.execute(line) { _ in
          asked += 1
          return asked <= count
        }
        guard reply.outcome == .stopped else { break }
        stops += 1
        #expect(State(session) == state, "\(before) \(line), stopped after \(count)")
        #expect(session.execute(line) == fresh.execute(line), "\(before) \(line), stopped after \(count)")
        #expect(State(session) == State(fresh), "\(before) \(line), stopped after \(count)")
      }
    }
    #expect(stops > 30)
  }

  @Test func theEndOfABlockThatIsStoppedCanBeTypedAgain() throws {
    var session = DebugSession(try History.of(Self.text), name: "test")
    session.progressInterval = .zero
    for line in ["instead 3 batch", "star c"] { #expect(session.execute(line).outcome == .done) }
    #expect(session.execute("end") { _ in false }.outcome == .stopped)
    #expect(session.isInBlock && session.scratch == nil)
    #expect(session.execute("end").text.contains("r3  batch of 1 step: star c\n"))
    #expect(session.branch == .scratch && !session.isInBlock)
  }

  @Test func hazardsAreCountedOnceHoweverOftenTheSearchIsStopped() throws {
    let timeline = try History.of(Self.text).timeline
    var history = DebugHistory(timeline, branch: .recorded)
    let expected = timeline.entries.flatMap(\.hazards).count
    #expect(expected > 32)
    var stopped = 0
    while (try? history.hazards(DebugMeter(every: .zero) { _ in false })) == nil { stopped += 1 }
    #expect(stopped > 1)
    #expect(try history.hazards(DebugMeter { _ in true }).count == expected)
  }

  @Test func theRowsOfTheFirstListAreGoneOverWithTheMeter() throws {
    var session = DebugSession(try History.of("section s\nrows \"r{n}\" 1...100"), name: "test")
    session.progressInterval = .zero
    #expect(session.execute("rows r1") { _ in false }.outcome == .stopped)
    #expect(session.execute("rows r100").text.contains("r100"))
  }
}
