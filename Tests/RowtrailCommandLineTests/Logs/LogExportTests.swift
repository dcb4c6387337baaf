import Foundation
import Testing

@Suite("record, export and compare")
struct LogExportTests {
  private let folder = TemporaryFolder()

  @Test func anExport() async {
    let path = folder.write("star.rowlog", LogSamples.star)
    let run = await Run("export", path)
    #expect(
      run.output == """
        # Exported from star.rowlog
        scenario "star"

        section servers "Servers"
          row kitsu "Kitsu" region=ap-northeast-1
          row neko "Neko"

        move kitsu to [0, 1] -> kitsu
        toggle-star [0, 0]@0 -> kitsu
        swipe-delete neko -> neko
        undo

        expect list.sections == [servers]
        expect section(servers).rows == [neko, kitsu]
        expect list.starred == [kitsu]
        expect list.expanded == []
        expect list.hazards == 1

        """)
    #expect(await Run("replay", "-", input: run.output).status == 0)
    #expect(await Run("record", "-", input: run.output).output == LogSamples.star)
  }

  @Test func aPart() async {
    let run = await Run("export", "-", "--from", "1", "--to", "3", input: LogSamples.star)
    #expect(
      run.output == """
        # Exported from -: revisions 1 to 3, here 0 to 2
        scenario "-"

        section servers "Servers"
          row neko "Neko"
          row kitsu "Kitsu" region=ap-northeast-1

        # revision 2 of the log, with ids: it names a revision before revision 0 here
        toggle-star kitsu -> kitsu
        swipe-delete neko -> neko

        expect list.sections == [servers]
        expect section(servers).rows == [kitsu]
        expect list.starred == [kitsu]
        expect list.expanded == []
        expect list.hazards == 0

        """)
    #expect(
      run.messages == "-: note: r2 names [0, 0]@0 by its id; use --from 0 to keep what was captured\n")
    #expect(await Run("export", "-", "--to", "3", input: LogSamples.star).messages == "")
    #expect(await Run("replay", "-", input: run.output).status == 0)
  }

  @Test func aFileThatIsThereStays() async {
    let path = folder.write("star.rowlog", LogSamples.star)
    let other = folder.write("mine", "mine")
    let export = await Run("export", path, "-o", other)
    #expect(
      export.messages
        == "\(other): error: the file cannot be written: there is a file of that name already; move it away, "
        + "or choose another name\n")
    #expect(export.status == 74)
    let record = await Run("record", folder.write("s.scenario", Samples.star), "-o", other)
    #expect(
      record.messages
        == "\(other): error: there is a file of that name already; open it, move it away, or choose another name\n")
    #expect(record.status == 74)
    #expect(folder.read("mine") == "mine")
    #expect(folder.names == ["mine", "s.scenario", "star.rowlog"])
  }

  @Test func wrongParts() async {
    let path = folder.write("star.rowlog", LogSamples.star)
    let empty = await Run("export", path, "--from", "3", "--to", "1")
    #expect(empty.messages.hasPrefix("error: the part from 3 to 1 is empty; give the older revision first\n"))
    #expect(empty.status == 64)
    let late = await Run("export", path, "--to", "9")
    #expect(late.messages == "error: there is no revision 9; the last one is 4\n")
    #expect(late.status == 1)
    let early = await Run("export", path, "--from", "-1")
    #expect(early.messages == "error: there is no revision -1; the last one is 4\n")
    #expect(early.status == 1)
  }

  @Test func whatNoScenarioCanSay() async {
    let text = await Run("record", "-", input: Samples.star).output
    #expect(!text.isEmpty)
    let run = await Run("record", "-", input: LogSamples.star)
    #expect(run.messages == "-: error: this is a log already; name a scenario file\n")
    #expect(run.status == 2)
  }

  @Test func aScenarioThatFailsIsRecorded() async {
    let run = await Run("record", "-", "--name", "Fails", input: Samples.two)
    #expect(run.output.hasPrefix("{\"format\":\"rowlog\""))
    #expect(run.messages == "-: note: 1 thing in the scenario did not hold; 'rowtrail replay' says which\n")
    #expect(run.status == 1)
    #expect(await Run("record", "-", input: Samples.two).status == 64)
  }

  @Test func theSame() async {
    let (log, scenario) = (folder.write("a.rowlog", LogSamples.star), folder.write("b.scenario", Samples.star))
    let run = await Run("compare", log, scenario)
    #expect(run.output == "the same history: 4 entries, revisions 0 to 4\n")
    #expect(run.status == 0)
  }

  /// A log is known by its text too, and has its file's name alone.
  @Test func aNameIsForTheScenario() async {
    let scenarios = folder.write("b.scenario", Samples.two + Samples.star)
    let name = "A star tap lands on its own row"
    let run = await Run("compare", "-", scenarios, "--name", name, input: LogSamples.star)
    #expect(run.output == "the same history: 4 entries, revisions 0 to 4\n")
    #expect(run.messages.isEmpty && run.status == 0)
  }

  @Test func whereTheyPart() async {
    let log = folder.write("a.rowlog", LogSamples.star)
    let text = Samples.star.replacingOccurrences(of: "toggle-star @tap -> kitsu", with: "star neko")
    let other = folder.write("b.scenario", text.replacingOccurrences(of: "[kitsu]", with: "[neko]"))
    let run = await Run("compare", log, other)
    #expect(
      run.output == """
        the same from revision 0 to 1; they part at revision 2:
          \(log)  toggle-star [0, 0]@0: starred kitsu
          \(other)  star neko: starred neko
        the lists there, from the first to the second:
          row neko   [0, 0]  starred
          row kitsu  [0, 1]  unstarred

        """)
    #expect(run.status == 1)
    let json = await Run("compare", log, other, "--format", "json")
    #expect(
      json.output == """
        {
          "same": false,
          "revision": 2,
          "parting": "entry",
          "histories": [
            {"file": "\(log)", "name": "a.rowlog", "first": 0, "last": 4, "action": "toggle-star [0, 0]@0", \
        "outcome": "accepted", "row": "kitsu", "happened": "starred kitsu"},
            {"file": "\(other)", "name": "A star tap lands on its own row", "first": 0, "last": 4, "action": "star neko", \
        "outcome": "accepted", "row": "neko", "happened": "starred neko"}
          ],
          "differences": [
            {"subject": "row neko", "before": "[0, 0]", "after": "[0, 0]", "words": "starred"},
            {"subject": "row kitsu", "before": "[0, 1]", "after": "[0, 1]", "words": "unstarred"}
          ]
        }

        """)
  }

  @Test func oneThatGoesOn() async {
    let log = folder.write("a.rowlog", LogSamples.star)
    let lines = LogSamples.star.split(separator: "\n").dropLast(2).joined(separator: "\n") + "\n"
    let short = folder.write("b.rowlog", lines)
    let run = await Run("compare", log, short)
    #expect(
      run.output == """
        the same from revision 0 to 2; there \(short) ends, and \(log) has 2 more entries:
          \(log)  swipe-delete neko: deleted neko

        """)
    #expect(run.status == 1)
  }

  @Test func listsThatAreNotTheSame() async {
    let run = await Run(
      "compare", folder.write("a.rowlog", LogSamples.star), "-", input: "scenario \"x\"\nsection s\nrow kitsu\n")
    #expect(
      run.output == """
        the lists of revision 0 are not the same, from the first to the second:
          section s        – → [0]     came
          section servers  [0] → –     went
          row kitsu        [0, 0]      moved from section servers to section s; title "Kitsu" → "kitsu"; region \
        ap-northeast-1 → none
          row neko         [0, 1] → –  went from section servers

        """)
    #expect(run.status == 1)
  }
}
