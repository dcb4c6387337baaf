import Rowtrail
import RowtrailLog
import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

/// What-ifs on histories that were cut, against the same ones on the whole histories.
struct CutHistoryTests {
  private let meter = DebugMeter { _ in true }

  /// What is told as certain is as on the whole history.
  @Test(arguments: 0..<12)
  func aCutHistoryTellsWhatTheWholeOneTells(_ seed: Int) throws {
    let whole = try ReferenceTests.history(seed)
    var (known, unknown) = (0, 0)
    for first in stride(from: 3 + seed % 7, to: whole.revision, by: 13) {
      var part = whole
      part.forget(before: first)
      for low in stride(from: first + 1, through: whole.revision, by: 5) {
        let high = min(whole.revision, low + seed % 2)
        let (old, cut) = (DebugHistory(whole, branch: .recorded), DebugHistory(part, branch: .recorded))
        unknown += try check(
          try Supposition(cut, without: low...high, meter), of: cut,
          try Supposition(old, without: low...high, meter), of: old)
        let flip = TextAction.toggleStar(.path(RowPath(section: 0, item: 0)))
        unknown += try check(
          try Supposition(cut, instead: low, flip, meter), of: cut,
          try Supposition(old, instead: low, flip, meter), of: old)
        known += 2
      }
    }
    #expect(known > 10 && unknown < known, "\(unknown) of \(known)")
  }

  /// - Returns: 1 where something was not known.
  private func check(
    _ cut: Supposition, of cutHistory: DebugHistory, _ whole: Supposition, of wholeHistory: DebugHistory
  ) throws -> Int {
    let (told, truth) = (cut.divergences, whole.divergences.filter { cut.isSure($0.before) })
    let sure = told.filter { cut.isSure($0.before) }
    #expect(!sure.contains { !$0.isKnown })
    #expect(sure.map(\.words) == truth.map(\.words))
    #expect(sure.map(\.after) == truth.map(\.after))
    #expect(cut.isBeyondKnown || cut.divergenceCount == truth.count)
    let (part, all) = (cut.history.timeline, whole.history.timeline)
    #expect(part.revision == all.revision)
    for revision in part.firstRevision...part.revision where cut.isSure(revision + cut.shift) {
      #expect(part.list(at: revision) == all.list(at: revision), "at \(revision)")
    }
    let (words, wordsOfAll) = (try text(cut, of: cutHistory), try text(whole, of: wholeHistory))
    for line in words where isClaim(line) {
      let isTrue = line.hasPrefix("right after it") ? wordsOfAll.contains { $0.hasPrefix("right after it") } : false
      #expect(isTrue || wordsOfAll.contains(line), "\(line)\n\(words)\n\(wordsOfAll)")
    }
    return told.contains { !$0.isKnown } ? 1 : 0
  }

  private func text(_ supposed: Supposition, of old: DebugHistory) throws -> [String] {
    let lists = try ListsApart(supposed, of: old, meter)
    return SuppositionText(display: DebugDisplay()).text(supposed, lists, old: old.timeline)
      .split(separator: "\n").map(String.init)
  }

  /// Whether a line says for certain from when to when lists are apart, or how many actions turned out otherwise.
  private func isClaim(_ line: String) -> Bool {
    let isOfLists = line.hasSuffix("differs:") || line.contains("the same") || line.contains(" differs until ")
    let isCount = line.contains("turned out otherwise") && !line.contains("not known here")
    return isOfLists && !line.hasPrefix("as far as") && !line.hasPrefix("  as far as")
      || isCount && !line.contains("as far as is known")
  }

  /// Nothing that is dispatched again as it was turns out otherwise.
  @Test(arguments: 0..<12)
  func whatChangesNothingIsBlamedForNothing(_ seed: Int) throws {
    let whole = try ReferenceTests.history(seed)
    for first in stride(from: 2, to: whole.revision, by: 5) {
      var part = whole
      part.forget(before: first)
      let history = DebugHistory(part, branch: .recorded)
      // An entry that was refused, or changed nothing, is in the place of itself.
      for entry in part.entries where !entry.didChange && entry.action.isPlain {
        let supposed = try Supposition(history, instead: entry.revision, entry.action, meter)
        #expect(supposed.divergenceCount == 0, "\(first): \(entry.revision): \(supposed.divergences.map(\.words))")
      }
    }
  }

  private func session(_ text: String, from first: Int) throws -> DebugSession {
    var timeline = try History.of(text).timeline
    timeline.forget(before: first)
    return DebugSession(timeline, name: "test")
  }

  @Test func aCaptureOfBeforeTheBeginningMeansWhatItMeant() throws {
    let text = """
      section s
      row a
      row b
      move a to [0, 1]
      star b
      toggle-star [0, 0]@0
      unstar [0, 0]
      """
    var session = try session(text, from: 1)
    #expect(
      session.execute("without 2").text == """
        scratch branch without entry 2
        2 later actions were dispatched again, 1 turned out otherwise
          r3 (was r4)  unstar [0, 0]
            changed the list, changes nothing
        right after it the list differs:
          row b  [0, 0]  unstarred
        until r3 (was r4), unstar [0, 0]: from then on the list is the same

        """)
  }

  @Test func whatCannotBeKnownIsSaid() throws {
    let text = "section s\nrow a\nrow b\nstar a\nstar b\nunstar-all as-of 1\nexpand a\nundo"
    var session = try session(text, from: 2)
    #expect(
      session.execute("without 4").text.hasPrefix(
        """
        scratch branch without entry 4
        1 later action was dispatched again, 1 turned out otherwise
          r4 (was r5)  undo
        """))
    _ = session.execute("switch")
    #expect(
      session.execute("without 3..4").text.hasPrefix(
        """
        scratch branch without entries 3 to 4
        1 later action was dispatched again, none turned out otherwise, 1 is not known here
          r3 (was r5)  undo
            not known here: it would take back what was done before the log's beginning
        """))
    _ = session.execute("switch")
    _ = session.execute("goto 2")
    #expect(
      session.execute("try redo").text == """
        scratch branch from revision 2
        scratch r3 of 3  redo -> rejected forgotten-revision
          forgotten-revision: that revision is no longer kept; read the path again from a list that is shown now
          not known here: it would apply again what was done before the log's beginning

        """)
    var other = try self.session("section s\nrow a\nrow b\nstar a\nstar b\nexpand b\nunstar-all as-of 1", from: 2)
    #expect(
      other.execute("without 3").text.hasPrefix(
        """
        scratch branch without entry 3
        1 later action was dispatched again, none turned out otherwise, 1 is not known here
          r3 (was r4)  unstar-all as-of 1
            not known here: it names revision 1 before the log's beginning; taken as recorded
        """))
  }

  /// What comes behind an entry of which it is not known what it led to is told as far as is known, also on the branch of a
  /// branch.
  @Test func behindWhatIsUnknownNothingIsCertain() throws {
    let text =
      "section s\nrow a\nrow b\nrow c\nstar c\nundo\nstar a\nredo -> rejected nothing-to-redo\n"
      + "toggle-star c\nstar b"
    var whole = try session(text, from: 0)
    #expect(whole.execute("without 3").text.contains("were dispatched again, 2 turned out otherwise\n"))
    var session = try session(text, from: 2)
    let unknown = """
      3 later actions were dispatched again, as far as is known, none turned out otherwise, 1 is not known here
        r3 (was r4)  redo
          not known here: it would apply again what was done before the log's beginning
      """
    #expect(
      session.execute("without 3").text == """
        scratch branch without entry 3
        \(unknown)
        right after it, and as far as is known at the end too, the list differs:
          row a  [0, 0]  unstarred

        """)
    #expect(
      session.execute("try toggle-star c").text.hasSuffix(
        "\n  as far as is known: what r3 led to is not known here\n"))
    #expect(
      session.execute("without 5").text.hasSuffix(
        """
        1 later action was dispatched again, as far as is known, none turned out otherwise
        as far as is known, right after it and at the end the list differs:
          row b  [0, 1]  unstarred

        """))
    _ = session.execute("switch")
    #expect(session.execute("instead 6 unstar b").text.contains("\nthe last list differs:"))
    _ = session.execute("switch")
    #expect(session.execute("instead 3 redo").text.contains("\nas far as is known, right after it"))
  }

  /// A log that is full: what a session adds to it is in no log.
  @Test func whatIsBeyondTheLastRevisionIsNotSaved() throws {
    let folder = Files.temporaryFolder()
    defer { Files.removeFolder(folder) }
    let timeline = TextTimeline(TextList(ListSection("s", [TextItem("a")])), firstRevision: 9_007_199_254_740_991)
    var session = DebugSession(timeline, name: "test")
    #expect(session.execute("save \(folder)/a.rowlog").outcome == .done)
    _ = session.execute("try star a")
    let reply = session.execute("save \(folder)/b.rowlog")
    #expect(
      reply.text == "error: revision 9007199254740992 is beyond 9007199254740991, the greatest that a log has; begin a "
        + "new log\n")
    #expect(reply.outcome == .unwritable && Files.read("\(folder)/b.rowlog") == nil)
    #expect(try RecordedHistory(log: "\(folder)/a.rowlog").timeline.revision == 9_007_199_254_740_991)
  }
}

extension ListAction {
  /// Whether it is neither undo nor redo.
  fileprivate var isPlain: Bool {
    switch self {
    case .undo, .redo: false
    default: true
    }
  }
}
