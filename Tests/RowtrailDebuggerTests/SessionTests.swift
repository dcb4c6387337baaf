import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

struct SessionTests {
  private func session(_ text: String, _ display: DebugDisplay = DebugDisplay()) throws -> DebugSession {
    DebugSession(try History.of(text), name: "test", display: display)
  }

  @Test func thePromptSaysWhereItIs() throws {
    var session = try session("section s\nrow a\nrow b\nstar a\nstar b")
    #expect(session.prompt == "test 2/2> ")
    _ = session.execute("first")
    #expect(session.prompt == "test 0/2> ")
    _ = session.execute("try star b")
    #expect(session.prompt == "test scratch 1/1> ")
    _ = session.execute("try batch")
    #expect(session.prompt == "… ")
    #expect(session.isInBlock)
    session.abandonBlock()
    #expect(session.prompt == "test scratch 1/1> ")
    #expect(session.branch == .scratch)
    _ = session.execute("quit")
    #expect(session.isFinished)
  }

  @Test func theTimelineIsALineWithMarks() throws {
    let text =
      "section s\nrow a\nrow b\nstar a\nmove b to [0, 0]\nstar [0, 0]@0\nstar x -> rejected unknown-row\nunstar b"
    var session = try session(text, DebugDisplay(columns: 40, isASCII: true))
    #expect(session.timelineStrip() == "r0 ------!-x-^ r5\n")
    _ = session.execute("break on b")
    _ = session.execute("break if a.starred")
    _ = session.execute("goto 4")
    #expect(session.timelineStrip() == "r0 --*-*-!-^-- r5\n")
    _ = session.execute("goto 2")
    _ = session.execute("try star b")
    #expect(session.timelineStrip() == "r0 --*-*-^ r3\n")
    _ = session.execute("clear 1")
    #expect(session.timelineStrip() == "r0 --*-+-^ r3\n")
    session.display.isASCII = false
    #expect(session.timelineStrip() == "r0 ──●─┬─▲ r3\n")
  }

  @Test func aLongTimelineFitsTheLine() throws {
    let text = "section s\nrow a\n" + (1...500).map { _ in "toggle-star a" }.joined(separator: "\n")
    var session = try session(text, DebugDisplay(columns: 30))
    _ = session.execute("goto 250")
    let strip = session.timelineStrip()
    #expect(DisplayWidth.of(strip.dropLast()) <= 30)
    #expect(strip.hasPrefix("r0 ─") && strip.hasSuffix("─ r500\n") && strip.contains("▲"))
  }

  @Test func aLongListIsShownByThePageAroundTheChange() throws {
    let text =
      "section s \"S\"\nrows \"r{n}\" 1...1000\nsection t\nrow last\nstar r500\ndelete r300\nedit section t \"T\""
    var session = try session(text, DebugDisplay(columns: 60, lines: 5))
    _ = session.execute("goto 1")
    #expect(
      session.execute("print").text == """
        revision 1 of 3, 1001 rows in 2 sections
          … 498 lines above
          [0]  section s "S"  1000 rows
            [0, 497]     r498
            [0, 498]     r499
        *   [0, 499]  ★  r500
            [0, 500]     r501
            [0, 501]     r502
          … 500 lines below

        """)
    _ = session.execute("goto 2")
    #expect(session.execute("print").text.contains("r299"))
    #expect(session.execute("print").text.contains("- gone: r300"))
    #expect(session.execute("print last").text.contains("last"))
    #expect(session.execute("print t").text.contains("… ") == false)
    _ = session.execute("goto 3")
    #expect(session.execute("print").text.contains("* [1]"))
  }

  @Test(arguments: [20, 24, 33, 40, 80, 200])
  func noLineIsWiderThanTheDisplay(_ columns: Int) throws {
    let text = """
      section sektion "Überschrift mit 漢字 und noch viel mehr Text" footer="ein langer Fuß"
      row kitsu "名前がとても長い行ですからどこかで切らなければなりません" starred expanded
      row "a row with a very long id that does not fit anywhere" "x"
      section t
      star [0, 1]
      edit kitsu "another quite long title, longer than the narrowest line"
      move kitsu to [1, 0]
      """
    var session = try session(text, DebugDisplay(columns: columns))
    for line in [
      "print", "entry", "entries", "next", "back", "show kitsu", "why kitsu.title", "hazards", "break on kitsu",
      "trail kitsu", "diff 0 3", "rows k", "entries move on kitsu",
      "why \"another quite long title, longer than the narrowest line\".title",
      "entry all", "without 1", "entries", "entry", "entries star", "instead 1 unstar kitsu; edit kitsu \"a; b\"",
      "switch",
      "instead 1 star kitsu; star [0, 1]; move kitsu to end of t",
    ] {
      for shown in session.execute(line).text.split(separator: "\n") where !shown.hasPrefix("error:") {
        #expect(DisplayWidth.of(shown) <= columns, "\(line): \(shown)")
      }
    }
    #expect(DisplayWidth.of(session.timelineStrip().dropLast()) <= columns)
  }

  @Test func textsOfTheHistoryComeOutEscaped() throws {
    let bad = "\\u{1b}[2J\\u{202e}"
    let text = """
      section "s\(bad)" "h\(bad)" footer="f\(bad)"
      row "r\(bad)" "t\(bad)" "k\(bad)"="v\(bad)"
      star [0, 0]
      edit [0, 0] "u\(bad)"
      move [0, 0] to [0, 0]
      insert row "r\(bad)" at [0, 0] -> rejected duplicate-row
      """
    var session = try session(text)
    let id = "\"r\(bad)\""
    let lines = [
      "print", "show [0, 0]", "entry", "entries", "trail [0, 0]", "diff 0 4", "break on \(id)", "breakpoints", "first",
      "continue", "last", "why \(id).title", "why \(id).\"k\(bad)\"", "without 1", "try star \(id)", "try star x\(bad)",
      "find \(id).starred", "show \(id)x", "\u{1b}[2J", "print \u{202e}", "save /nonexistent\u{1b}/x",
      "find \"r\(bad)x\".starred", "help \u{1b}", "rows u", "rows \u{1b}", "entries on \(id)", "entries \u{1b}",
      "show \"u\(bad)\"", "why \"u\(bad)\".title",
      "find \"u\(bad)\".\u{1b}", "try star \"u\(bad)\"; star x", "save \"\u{1b}\" \u{1b}",
    ]
    for line in lines {
      let text = session.execute(line).text
      #expect(!text.unicodeScalars.contains { $0 != "\n" && !VisibleText.isSafe($0) }, "\(line)")
    }
    #expect(session.completion(of: "show ").candidates.allSatisfy { !$0.contains("\u{1b}") })
  }

  @Test func everyCommandHasAnExampleThatIsOne() throws {
    for command in DebugCommand.all {
      #expect(try DebugCommand.named(String(command.example.prefix { $0 != " " })).name == command.name)
      var session = try session(
        "section servers\nrow kitsu\nrow neko\nstar kitsu\nstar neko\nunstar kitsu\nstar kitsu\nundo")
      #expect(session.execute("help \(command.name)").text.contains("example: \(command.example)"))
      if command.name == "save" { continue }
      #expect(session.execute(command.example).outcome != .invalid, "\(command.example)")
    }
  }

  @Test func theShortestStartThatMeansNoOtherCommandIsEnough() throws {
    let names = DebugCommand.all.map(\.name)
    for name in names {
      for length in 1...name.count {
        let start = String(name.prefix(length))
        let meant = names.contains(start) ? [start] : names.filter { $0.hasPrefix(start) }
        if meant.count == 1 {
          #expect(try DebugCommand.named(start).name == meant[0])
        } else {
          #expect(throws: DebugError.self) { try DebugCommand.named(start) }
        }
      }
      #expect(try DebugCommand.named(try DebugCommand.named(name).abbreviation).name == name)
    }
  }

  @Test func theTourGoesThroughInTenCommands() throws {
    var session = DebugSession(try History.open(HelpText.tourFile), name: "tour")
    #expect(HelpText.tourSteps.count == 10)
    for (line, _) in HelpText.tourSteps { #expect(session.execute(line).outcome == .done, "\(line)") }
  }

  @Test func linesCanBeCompleted() throws {
    let session = try session("section servers\nrow kitsu \"Kitsu\" region=asia\nrow \"item 1\"\nrow neko")
    func completed(_ line: String) -> [String] { session.completion(of: line).candidates }
    #expect(completed("re") == ["reverse-continue"])
    #expect(completed("bre") == ["break", "breakpoints"])
    #expect(completed("show ") == ["kitsu", "\"item 1\"", "neko"])
    #expect(completed("show \"it") == ["\"item 1\""])
    #expect(completed("why kitsu.st") == ["kitsu.starred"])
    #expect(completed("why kitsu.re") == ["kitsu.region"])
    #expect(completed("break ") == ["if", "on"])
    #expect(completed("break on k") == ["kitsu"])
    #expect(completed("break if (li") == ["list."])
    #expect(completed("find list.st") == ["list.starred"])
    #expect(completed("find servers.co") == ["servers.count"])
    #expect(completed("try swi") == ["swipe-delete"])
    #expect(completed("try move kitsu to be") == ["before"])
    #expect(completed("instead 3 st") == ["star", "star-all"])
    #expect(completed("help bra") == [])
    #expect(session.completion(of: "save /tmp/x") == DebugCompletion(length: 6, candidates: [], wantsFiles: true))
    #expect(session.completion(of: "show kit").length == 3)
  }

  @Test func aPredicateOnRowsIsAskedAtTheEntriesThatTouchedThem() throws {
    let steps = (0..<2000).map { "toggle-star \"r\($0 % 100)\"" }.joined(separator: "\n")
    let timeline = try History.of("section s\nrows \"r{n}\" 0...99\n" + steps).timeline
    var history = DebugHistory(timeline, branch: .recorded)
    let meter = DebugMeter { _ in true }
    var line = ScenarioLine("r7.starred and not r8.title == x and r9.section == s")
    let prepared = PreparedPredicate(try line.predicate(), text: "", in: history)
    let candidates = try history.candidates(prepared.dependencies, in: history.revisions, meter)
    #expect(candidates == (1...2000).filter { (7...9).contains(($0 - 1) % 100) })
    #expect(try history.find(prepared, last: false, meter).revision == 8)
  }

  @Test func longWorkCanBeStopped() throws {
    let steps = (0..<200).map { "toggle-star \"r\($0)\"" }.joined(separator: "\n")
    var session = try session("section s\nrows \"r{n}\" 0...4999\n" + steps)
    session.progressInterval = .zero
    _ = session.execute("goto 7")
    let reply = session.execute("find list.starred == [nobody]") { _ in false }
    #expect(reply.outcome == .stopped)
    #expect(reply.text == "stopped; everything is as it was\n")
    #expect(session.revision == 7)
    var seen: [DebugProgress] = []
    _ = session.execute("find list.starred == [nobody]") {
      seen.append($0)
      return true
    }
    #expect(seen.allSatisfy { $0.done <= $0.total })
    #expect(seen.contains { $0.work == "searching" && $0.done < $0.total })
  }

  @Test func aHistoryThatIsSavedReplaysToTheSameLists() throws {
    let folder = Files.temporaryFolder()
    defer { Files.removeFolder(folder) }
    let text =
      "section s\nrow a\nrow b\nrow c\nmove b to [0, 0]\nstar [0, 0]@0\ndelete c\nundo\nstar x -> rejected unknown-row"
    var session = try session(text)
    for (branch, line) in [("recorded", "last"), ("scratch", "without 1")] {
      _ = session.execute(line)
      let kept = session.history.timeline
      #expect(session.execute("save \(folder)/\(branch).rowlog").outcome == .done)
      #expect(session.execute("save \(folder)/\(branch).scenario").outcome == .done)
      #expect(session.execute("save \(folder)/\(branch).scenario").outcome == .unwritable)
      let log = try RecordedHistory(log: "\(folder)/\(branch).rowlog").timeline
      let parsed = ScenarioParser.parse(Array((Files.read("\(folder)/\(branch).scenario") ?? "").utf8))
      let result = ScenarioRunner.run(try #require(parsed.scenarios.first))
      #expect(result.passed, "\(result.failures.map(\.message))")
      for revision in 0...kept.revision {
        #expect(log.list(at: revision) == kept.list(at: revision))
        #expect(result.timeline.list(at: revision) == kept.list(at: revision))
      }
    }
  }

  @Test(arguments: [true, false])
  func aLogThatIsWrittenOverIsNotBelieved(isCut: Bool) throws {
    let folder = Files.temporaryFolder()
    defer { Files.removeFolder(folder) }
    let path = "\(folder)/a.rowlog"
    let flips = (1...300).map { _ in "toggle-star a" }.joined(separator: "\n")
    var source = try session("section s\nrow a\n" + flips)
    #expect(source.execute("save \(path)").outcome == .done)
    var session = DebugSession(try RecordedHistory(log: path), name: "a.rowlog")
    #expect(session.execute("goto 299").outcome == .done)
    let text = try #require(Files.read(path))
    Files.write(isCut ? String(text.prefix(2000)) : text.replacing("\"row\":\"a\"", with: "\"row\":\"b\""), to: path)
    let saves = ["save \(folder)/b.rowlog", "save \(folder)/b.scenario"]
    for line in saves + ["goto 40", "entries 1..200", "why a.starred", "without 3", "last"] {
      let reply = session.execute(line)
      #expect(reply.outcome == .unreadable && reply.text.contains("written over"), "\(reply.text)")
    }
    #expect(Files.read("\(folder)/b.rowlog") == nil && Files.read("\(folder)/b.scenario") == nil)
  }

  @Test func aPartIsSavedAndReplays() throws {
    let folder = Files.temporaryFolder()
    defer { Files.removeFolder(folder) }
    let text =
      "section s\nrow a\nrow b\nrow c\nmove b to [0, 0]\nstar [0, 0]@0\ndelete c\nundo\nstar x -> rejected unknown-row\nstar b"
    var session = try session(text)
    let kept = session.history.timeline
    let file = "\(folder)/a part"
    #expect(session.execute("save \"\(file).rowlog\" 3..5").text == "saved 3 entries, r3 to r5, to \(file).rowlog\n")
    #expect(
      session.execute("save \"\(file).scenario\" 3..99").text == "saved 4 entries, r3 to r6, to \(file).scenario\n")
    let log = try RecordedHistory(log: "\(file).rowlog").timeline
    #expect(log.firstRevision == 2 && log.revision == 5)
    for revision in 2...5 { #expect(log.list(at: revision) == kept.list(at: revision)) }
    let parsed = ScenarioParser.parse(Array((Files.read("\(file).scenario") ?? "").utf8))
    let result = ScenarioRunner.run(try #require(parsed.scenarios.first))
    #expect(result.passed, "\(result.failures.map(\.message))")
    for revision in 2...6 { #expect(result.timeline.list(at: revision - 2) == kept.list(at: revision)) }
    for line in ["save a b", "save a.rowlog 3-5", "save a.rowlog 3..5 6", "save a.rowlog 8..9"] {
      #expect(session.execute(line).outcome == .invalid, "\(line)")
    }
  }

  @Test func theStripAndTheSavingOfAScenarioCanBeStopped() throws {
    let steps = (0..<200).map { _ in "toggle-star a" }.joined(separator: "\n")
    var session = try session("section s\nrow a\n" + steps)
    session.progressInterval = .zero
    _ = session.execute("break if a.starred")
    #expect(session.timelineStrip { _ in false } == "")
    #expect(session.timelineStrip().hasPrefix("r0 "))
    let folder = Files.temporaryFolder()
    defer { Files.removeFolder(folder) }
    for name in ["x.scenario", "x.rowlog"] {
      let reply = session.execute("save \(folder)/\(name)") { _ in false }
      #expect(reply.outcome == .stopped && Files.read("\(folder)/\(name)") == nil)
    }
    #expect(session.execute("entries star") { _ in false }.outcome == .stopped)
    #expect(session.execute("rows a") { _ in true }.outcome == .done)
  }
}
