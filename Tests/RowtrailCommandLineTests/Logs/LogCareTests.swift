import Foundation
import Rowtrail
import RowtrailLog
import RowtrailScenarios
import Testing

@Suite("log verify, stats, repair, compact and redact")
struct LogCareTests {
  private let folder = TemporaryFolder()

  private func file(_ text: String, _ name: String = "star.rowlog") -> String { folder.write(name, text) }

  @Test func aSoundLog() async {
    let path = file(LogSamples.star)
    let run = await Run("log", "verify", path)
    #expect(
      run.output == """
        \(path)  version 1, coding text 1
          ok      lines       8 lines, 1048 bytes: strict JSON, each with the check value of its bytes and of the line before
          ok      start       1 section and 2 rows, as the header says; every id once
          ok      entries     revisions 1 to 4, one after the other
          ok      events      each entry's events happen to the list that those before it left
          ok      actions     4 actions dispatched again led to what was recorded
          ok      canonical   written in the one way in which this history is written
          ok      end         nothing follows the last entry

        SOUND

        """)
    #expect(run.status == 0)
    #expect(await Run("log", "verify", "-", input: LogSamples.star).status == 0)
  }

  @Test func aDamagedLog() async {
    let path = file(LogSamples.damaged)
    let run = await Run("log", "verify", path)
    #expect(
      run.output.contains(
        """
          broken  damage      line 6, byte 539: expected the check value \(LogSamples.damagedCheck), found EOGBDFGA; \
        `rowtrail log repair` writes the sound lines before it to a new file
          ok      actions     1 action dispatched again led to what was recorded
        """))
    #expect(run.output.hasSuffix("  note    end         not reached\n\nDAMAGED\n"))
    #expect(run.status == 1)
    let json = await Run("log", "verify", path, "--format", "json")
    #expect(
      json.output.hasPrefix(
        """
        {
          "file": "\(path)",
          "sound": false,
          "version": 1,
          "coding": "text",
          "first": 0,
          "last": 1,
          "bytes": 539,
          "lines": 5,
          "damage": {"line": 6, "byte": 539, "expected": "the check value \(LogSamples.damagedCheck)", "found": \
        "EOGBDFGA"},
          "tail": null,
        """))
    #expect(await Run("log", "verify", file(LogSamples.headless)).status == 1)
    #expect(await Run("log", "verify", file(LogSamples.newer)).status == 2)
    #expect(await Run("log", "verify", folder.path).status == 2)
  }

  @Test func whatVerifyRefusesRepairLeavesOutAndCompactDoesNotTouch() async throws {
    for (old, new) in [
      (#""do":"toggle-star""#, #""do":"toggle-stars""#), (#""row":"neko""#, #""row":7"#),
    ] {
      let lines = LogSamples.star.split(separator: "\n").map { String($0.dropLast(LineCheck.length)) }
      let number = try #require(lines.lastIndex { $0.contains(old) && $0.hasPrefix(#"{"revision""#) })
      var writer = JSONWriter()
      var check = LineCheck()
      for (index, line) in lines.enumerated() {
        let start = writer.count
        let text = index == number ? line.replacingOccurrences(of: old, with: new) : line
        Array(text.utf8).withUnsafeBufferPointer { writer.raw($0) }
        check.seal(&writer, from: start, .check)
      }
      let text = String(decoding: writer.bytes, as: UTF8.self)
      let path = file(text)
      #expect(await Run("log", "verify", path).status == 1, "\(new)")
      let compact = await Run("log", "compact", "--keep", "0", path)
      #expect(
        compact.status == 1 && compact.messages.contains(":\(number + 1): error: "), "\(new): \(compact.messages)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      let repair = await Run("log", "repair", path, "--output", "\(path).fixed")
      #expect(await Run("log", "verify", "\(path).fixed").status == 0, "\(new): \(repair.messages)")
      try FileManager.default.removeItem(atPath: "\(path).fixed")
    }
  }

  @Test func aTornTailIsToldOfByRedactToo() async {
    let path = file(LogSamples.star + #"{"revision":5,"ac"#)
    let run = await Run("log", "redact", path, "--output", "\(path).redacted")
    #expect(run.status == 0 && run.messages.contains("torn tail"), "\(run.messages)")
  }

  @Test func anEntryThatDoesNotSayRightlyWhetherTheListChanged() async throws {
    let list = TextList(ListSection("s", [TextItem("a")]))
    var timeline = TextTimeline(list)
    let entry = timeline.dispatch(.star(.id("a")))
    var text = LogText(TextCoding(), list)
    try text.start()
    let wrong = Entry<String, TextItem>(
      revision: 1, action: entry.action, outcome: .accepted(entry.events, changed: false), row: "a")
    try text.append(LogRecord(wrong, time: nil))
    let path = file(String(decoding: text.take(), as: UTF8.self))
    let run = await Run("log", "verify", path)
    let line = "  broken  changes     1 entry says wrongly whether the list changed, the first at revision 1\n"
    #expect(run.output.contains(line) && run.output.hasSuffix("\n\nDAMAGED\n"), "\(run.output)")
    #expect(run.status == 1)
    #expect(await Run("replay", path).status == 1)
  }

  @Test func whatIsToldAndIsNoDamage() async {
    let torn = await Run("log", "verify", file(LogSamples.torn))
    #expect(torn.output.contains("  note    end         the last 19 bytes, from byte 1048 on, are a torn tail"))
    #expect(torn.status == 0)
    _ = file("not one", "star.rowlog.checkpoint-2")
    let beside = await Run("log", "verify", file(LogSamples.star))
    #expect(
      beside.output.contains(
        "  note    checkpoint  revision 2, 7 bytes: not used, it belongs to another log, or to what this one was before"
      ))
    #expect(beside.status == 0)
  }

  @Test func figures() async {
    let path = file(LogSamples.star)
    let run = await Run("log", "stats", path)
    #expect(
      run.output == """
        \(path)
          format       version 1, coding text 1
          revisions    0 to 4, 4 entries
          rows         2 rows in 1 section at the start, 2 in 1 at the end
          size         1048 bytes in 8 lines, 36 % of it the starting list
          entries      166 bytes on average, the largest 232 (revision 2)
          checkpoints  none
          outcomes     4 changed the list
          hazards      1 in 1 entry: wrong-row 1
          actions      move 1 (25 %), swipe-delete 1 (25 %), toggle-star 1 (25 %), undo 1 (25 %)
          most touched kitsu 2, neko 2

        """)
    #expect(run.status == 0)
    let json = await Run("log", "stats", "-", "--format", "json", input: LogSamples.star)
    #expect(
      json.output.contains("\"actions\": {\"move\": 1, \"swipe-delete\": 1, \"toggle-star\": 1, \"undo\": 1},"))
    let damaged = await Run("log", "stats", file(LogSamples.damaged))
    #expect(damaged.output.contains("  revisions    0 to 1, 1 entry\n"))
    #expect(damaged.messages.contains(":6: error: byte 539: "))
    #expect(damaged.status == 1)
  }

  @Test func aRepair() async {
    let path = file(LogSamples.damaged)
    let fixed = folder.path + "/star.repaired.rowlog"
    let run = await Run("log", "repair", path)
    #expect(
      run.output == """
        \(fixed): 539 bytes, up to revision 1
        left out: 509 bytes, from line 6 on: expected the check value \(LogSamples.damagedCheck), found EOGBDFGA
          lines 6 to 8: revisions 2 to 4

        """)
    #expect(run.status == 0)
    #expect(folder.read("star.rowlog") == LogSamples.damaged)
    #expect(await Run("log", "verify", fixed).status == 0)
    let again = await Run("log", "repair", path)
    #expect(
      again.messages
        == "\(fixed): error: there is a file of that name already; open it, move it away, or choose another name\n")
    #expect(again.status == 74)
    let json = await Run("log", "repair", path, "-o", folder.path + "/o.rowlog", "--format", "json")
    #expect(json.output.contains("\"leftOut\": [\n    {\"line\": 6, \"revision\": 2},"))
  }

  @Test func aRepairTellsGaps() async {
    var lines = LogSamples.damaged.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert("nothing", at: 6)
    let run = await Run("log", "repair", file(lines.joined(separator: "\n")))
    #expect(run.output.hasSuffix("\n  line 6: revision 2\n  lines 8 to 9: revisions 3 to 4\n"))
  }

  @Test func nothingToRepair() async {
    let path = file(LogSamples.star)
    let run = await Run("log", "repair", path)
    #expect(run.output == "\(path) is sound up to revision 4, its last; nothing was written\n")
    #expect(run.status == 0)
    #expect(folder.names == ["star.rowlog"])
    let torn = await Run("log", "repair", file(LogSamples.torn))
    #expect(torn.output.contains("left out: 19 bytes, a torn tail\n"))
    #expect(folder.read("star.repaired.rowlog") == LogSamples.star)
    let headless = await Run("log", "repair", file(LogSamples.headless))
    #expect(headless.status == 1)
  }

  @Test func aCompaction() async {
    let path = file(LogSamples.star)
    let run = await Run("log", "compact", path, "--keep", "2")
    #expect(run.output.hasPrefix("\(path): revisions 2 to 4, "))
    #expect(run.output.hasSuffix(" bytes instead of 1048\n"))
    #expect(run.status == 0)
    #expect(folder.names == ["star.rowlog"])
    let state = await Run("state", path, "--at", "1")
    #expect(state.messages == "error: there is no revision 1 in the log; it has revisions 2 to 4\n")
    #expect(state.status == 1)
    let compared = await Run("compare", path, file(LogSamples.star, "whole.rowlog"))
    #expect(
      compared.output == """
        the same history: 2 entries, revisions 2 to 4
        \(path) begins at revision 2; what came before is not compared

        """)
    let late = await Run("log", "compact", path, "--from", "9")
    #expect(late.messages == "\(path): error: revision 9 is not in the log; it has revisions 2 to 4\n")
    #expect(late.status == 1)
    #expect(await Run("log", "verify", path).status == 0)
    #expect(await Run("replay", path).status == 0)
  }

  @Test func aCompactionKeepsATornTail() async {
    let path = file(LogSamples.torn)
    let run = await Run("log", "compact", path, "--from", "4")
    #expect(
      run.messages == """
        \(path): note: the last 19 bytes, from byte 1048 on, were a torn tail, as a crash leaves one; they are cut off, \
        and kept as \(path).torn-1048

        """)
    #expect(folder.read("star.rowlog.torn-1048") == "{\"revision\":5,\"acti")
    let damaged = await Run("log", "compact", file(LogSamples.damaged), "--from", "1")
    #expect(damaged.status == 1)
    #expect(folder.read("star.rowlog") == LogSamples.damaged)
  }

  @Test func aRedaction() async {
    let path = file(LogSamples.star)
    let copy = folder.path + "/star.redacted.rowlog"
    let run = await Run("log", "redact", path)
    #expect(run.output == "\(copy)\n")
    #expect(run.status == 0)
    let text = folder.read("star.redacted.rowlog")
    #expect(text.contains("{\"title\":\"aaaaa\",\"fields\":{\"region\":\"aaaaaaaaaaaaaa\"}}"))
    #expect(!text.contains("Kitsu") && !text.contains("Servers") && !text.contains("northeast"))
    #expect(await Run("log", "verify", copy).output.contains("note") == false)
    #expect(await Run("replay", copy).status == 0)
    let state = await Run("state", copy)
    #expect(
      state.output == """
        revision 4 of 4, 2 rows in 1 section
        [0]  section servers "aaaaaaa"
          [0, 0]  neko "aaaa"
          [0, 1]  kitsu "aaaaa" starred region=aaaaaaaaaaaaaa

        """)
  }

  /// Where not even the header or the starting list is sound, that is the answer, and no advice leads back to it.
  @Test(arguments: ["verify", "stats", "repair"])
  func aDamagedStart(command: String) async {
    let path = file(LogSamples.headless)
    let text = await Run("log", command, path)
    let place = "byte 0: expected the check value DOJHCBDM, found DOJHCBDN"
    #expect(
      text.messages == "\(path):1: error: \(place); without what the log starts with nothing of it can be read or "
        + "repaired: go back to a copy of it; where checkpoints lie beside it, its app goes on from them with "
        + "`LogRepair.mend`\n")
    #expect(text.output.isEmpty && text.status == 1)
    let json = await Run("log", command, path, "--format", "json")
    #expect(
      json.output == """
        {
          "file": "\(path)",
          "sound": false,
          "damage": {"line": 1, "byte": 0, "expected": "the check value DOJHCBDM", "found": "DOJHCBDN"}
        }

        """)
    #expect(json.messages == text.messages && json.status == 1)
    #expect(folder.names == ["star.rowlog"])
  }

  @Test(arguments: [
    (["log"], "error: 'log' needs a subcommand\nUSAGE: rowtrail log <subcommand>\n"),
    (["log", "verfy", "x"], "error: there is no command 'log verfy'; did you mean 'log verify'?\nUSAGE: rowtrail log"),
    (["log", "--quick"], "error: there is no option '--quick'\nUSAGE: rowtrail log <subcommand>\n"),
    (
      ["log", "compact", "x"],
      "error: give exactly one of --from, --keep\nUSAGE: rowtrail log compact [--from <revision>]"
    ),
    (["log", "compact", "x", "--from=1", "--keep=1"], "error: give exactly one of --from, --keep\n"),
    (
      ["log", "redact", "x", "-o", "-"],
      "error: 'log redact' writes a file, not standard output; name one with --output\n"
    ),
    (
      ["log", "repair", "x", "-o", "-"],
      "error: 'log repair' writes a file, not standard output; name one with --output\n"
    ),
    (["log", "verify"], "error: '<log>' is missing\nUSAGE: rowtrail log verify [--format <format>] <log>\n"),
    (["help", "log", "verify", "x"], "error: 'x' is one argument too many\nUSAGE: rowtrail help [<subcommand> ...]\n"),
  ])
  func wrongUsage(words: [String], message: String) async {
    let run = await Run(words)
    #expect(run.messages.hasPrefix(message), "\(run.messages)")
    #expect(run.status == 64)
  }
}
