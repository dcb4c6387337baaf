import Testing

/// What the commands of a script, an option or a pipe come to.
@Suite struct DebugScriptTests {
  private let folder = TemporaryFolder()

  private func debug(_ commands: String..., input: String = "") async -> Run {
    let file = folder.write("a.scenario", "scenario \"a\"\nsection s\nrow kitsu\nrow neko\nstar kitsu\n")
    return await Run(["debug", file] + commands.flatMap { ["-x", $0] }, input: input)
  }

  @Test func aBlockThatIsLeftOpenWasNotDone() async {
    let run = await debug("try batch", "star neko", "save \(folder.path)/x.rowlog")
    #expect(run.status == 64)
    #expect(run.messages == "error: the commands ended inside a block, which was not done; a line `end` closes it\n")
    #expect(folder.names == ["a.scenario"])
  }

  @Test func whatEachLineLeadsTo() async {
    #expect(await debug("first", "next").status == 0)
    #expect(await debug("find nosuch.starred").status == 1)
    #expect(await debug("show nosuch").status == 1)
    #expect(await debug("nonsense").status == 64)
    #expect(await debug("save \(folder.path)/none/x.rowlog").status == 74)
    #expect(await debug("save \(folder.path)/a.scenario").status == 74)
  }

  @Test func aSavedLogKeepsWhatTheLogSaid() async {
    let log = folder.write("l.rowlog", LogSamples.star)
    let copy = "\(folder.path)/copy.rowlog"
    #expect(await Run("debug", log, "-x", "save \(copy)").status == 0)
    #expect(folder.read("copy.rowlog") == LogSamples.star)
  }
}
