import Testing

@Suite("Commands that take a log where they take a scenario")
struct LogInputTests {
  private let folder = TemporaryFolder()

  @discardableResult
  private func file(_ text: String, _ name: String = "star.rowlog") -> String { folder.write(name, text) }

  @Test func aRecordedScenarioIsTheSample() async {
    let path = file(Samples.star, "star.scenario")
    let run = await Run("record", path)
    #expect(run.output == LogSamples.star)
    #expect(run.status == 0)
    let other = await Run("record", path, "-o", folder.path + "/o.rowlog")
    #expect(other.output.isEmpty && other.status == 0)
    #expect(folder.read("o.rowlog") == LogSamples.star)
  }

  @Test(arguments: [
    ["state"], ["state", "--at", "2", "--format", "json"], ["diff", "1", "4"], ["diff", "4", "0", "--format=json"],
    ["trail", "kitsu"], ["trail", "[0, 0]@2"],
  ])
  func theAnswerIsThatOfTheScenario(words: [String]) async {
    let (command, rest) = (words[0], words.dropFirst())
    let scenario = await Run([command, "-"] + rest, input: Samples.star)
    for (path, input) in [
      (file(LogSamples.star), ""), ("-", LogSamples.star), (file(LogSamples.star, "other.json"), ""),
    ] {
      let log = await Run([command, path] + rest, input: input)
      #expect(log.output == scenario.output)
      #expect(log.messages.isEmpty && log.status == 0)
    }
  }

  @Test func aNameIsTheFiles() async {
    let path = file(LogSamples.star)
    #expect(await Run("state", path, "--name", "star.rowlog").status == 0)
    let run = await Run("state", path, "--name", "stars.rowlog")
    #expect(
      run.messages
        == "\(path): error: there is no scenario named 'stars.rowlog'; there is \"star.rowlog\"; "
        + "did you mean 'star.rowlog'?\n")
    #expect(run.status == 1)
    let trail = await Run("trail", path, "neko", "--format", "json")
    #expect(trail.output.contains("\"scenario\": \"star.rowlog\""))
  }

  @Test func hazardsOfAFolder() async {
    file(LogSamples.star)
    file(Samples.star, "a.scenario")
    let run = await Run("hazards", folder.path)
    #expect(
      run.output == """
        \(folder.path)/a.scenario:1  A star tap lands on its own row
          r2  [0, 0]@0 meant row kitsu, but row neko stood there
        \(folder.path)/star.rowlog
          r2  [0, 0]@0 meant row kitsu, but row neko stood there

        2 hazards in 1 scenario and 1 log

        """)
    let json = await Run("hazards", folder.path + "/star.rowlog", "--format", "json")
    #expect(
      json.output == """
        [
          {"file": "\(folder.path)/star.rowlog", "scenario": "star.rowlog", "revision": 2, "path": [0, 0], "captured": 0, \
        "row": "kitsu", "found": "neko", "kind": "wrong-row"}
        ]

        """)
  }

  @Test func aDamagedLogIsReadUpToTheDamage() async {
    let path = file(LogSamples.damaged)
    let run = await Run("state", path)
    #expect(
      run.output == """
        revision 1 of 1, 2 rows in 1 section
        [0]  section servers "Servers"
          [0, 0]  neko "Neko"
          [0, 1]  kitsu "Kitsu" region=ap-northeast-1

        """)
    #expect(
      run.messages == """
        \(path):6: error: byte 539: expected the check value \(LogSamples.damagedCheck), found EOGBDFGA; `rowtrail log \
        repair` writes the sound lines before it to a new file

        """)
    #expect(run.status == 1)
  }

  @Test func aTornTailIsTold() async {
    let path = file(LogSamples.torn)
    let run = await Run("state", path)
    #expect(
      run.messages == """
        \(path): note: the last 19 bytes, from byte 1048 on, are a torn tail, as a crash or a writer at work leaves one; \
        they are no part of the history

        """)
    #expect(run.output == (await Run("state", "-", input: Samples.star)).output)
    #expect(run.status == 0)
  }

  @Test func whatIsNoLog() async {
    let path = file("scenario \"x\"\n")
    let run = await Run("state", path)
    #expect(
      run.messages
        == "\(path): error: this is no log: the first line is not the header of a rowlog; name another file\n")
    #expect(run.status == 2)
    let newer = await Run("state", file(LogSamples.newer))
    #expect(
      newer.messages
        == "\(path): error: the log has version 2 of the format, and this program knows version 1; use a newer program\n"
    )
    #expect(newer.status == 2)
    let missing = await Run("state", folder.path + "/none.rowlog")
    #expect(missing.messages == "\(folder.path)/none.rowlog: error: there is no such file or folder\n")
    #expect(missing.status == 2)
  }

  @Test func aReplayInWords() async {
    file(LogSamples.star)
    file(LogSamples.torn, "torn.rowlog")
    let run = await Run("replay", folder.path, "--jobs", "1")
    #expect(
      run.output.hasPrefix(
        """
        ok      star.rowlog  (4 steps, 1 hazard)  \(folder.path)/star.rowlog
        ok      torn.rowlog  (4 steps, 1 hazard)  \(folder.path)/torn.rowlog

        PASSED  2 logs in 2 files, 8 steps, 2 hazards, 
        """))
    #expect(run.messages.hasPrefix("\(folder.path)/torn.rowlog: note: the last 19 bytes"))
    #expect(run.status == 0)
  }

  @Test func aDamagedLogFails() async {
    let path = file(LogSamples.damaged)
    let run = await Run("replay", path)
    #expect(
      run.output.hasPrefix(
        """
        FAILED  star.rowlog  (1 step)  \(path)
          \(path): the invariant log does not hold after revision 1: the log is damaged: line 6, byte 539: expected the \
        check value \(LogSamples.damagedCheck), found EOGBDFGA; `rowtrail log repair` writes the sound lines before it to \
        a new file

        FAILED  1 of 1 log in 1 file, 1 step, 0 hazards, 
        """))
    #expect(run.status == 1)
    let headless = await Run("replay", file(LogSamples.headless))
    #expect(headless.output.contains("the log is damaged: line 1, byte 0: expected the check value DOJHCBDM"))
    #expect(headless.status == 1)
    #expect(await Run("replay", file(LogSamples.newer)).status == 2)
  }

  @Test func aReplayAsJSON() async {
    let path = file(LogSamples.damaged)
    let run = await Run("replay", path, "--format", "json")
    #expect(
      run.output.hasPrefix(
        """
        {"scenarios": [
          {
            "file": "\(path)",
            "line": 0,
            "name": "star.rowlog",
            "passed": false,
            "hazards": 0,
            "steps": [
              {"line": 0, "revision": 1, "outcome": "accepted", "row": "kitsu", "changed": true}
            ],
            "failures": [
              {"revision": 1, "kind": "log", "message": "the log is damaged: line 6, byte 539: expected the check value
        """))
  }

  @Test func aReplayAsJUnit() async {
    let path = file(LogSamples.star)
    let run = await Run("replay", path, "--format", "junit")
    #expect(run.output.contains("<testcase name=\"star.rowlog\" classname=\"\(path)\" file=\"\(path)\" time="))
  }

  @Test func aFilterLooksAtTheFilesName() async {
    file(LogSamples.star)
    #expect(await Run("replay", folder.path, "--filter", "star.row").status == 0)
    #expect(await Run("replay", folder.path, "--filter", "moon").status == 1)
  }
}
