import RowtrailDebugger
import RowtrailScenarios
import Testing

/// Parts of a history that are saved as scenarios, with captured paths whose revisions lie before the part.
@Suite struct SavedPartTests {
  private static let history = """
    section s
      row a
      row b
      row c
    star c
    move c to [0, 0]
    star [0, 1]@1
    star-all as-of 2
    unstar [0, 2]@1 -> c
    """

  @Test func whatIsWrittenOtherwiseIsToldWithTheRangeThatKeepsIt() throws {
    let folder = Files.temporaryFolder()
    defer { Files.removeFolder(folder) }
    var session = DebugSession(try History.of(Self.history), name: "x")
    #expect(
      session.execute("save \(folder)/a.scenario 3..3").text == """
        saved 1 entry, r3 to r3, to \(folder)/a.scenario
          r3 names [0, 1]@1 by its id; save another file with 2..3 to keep what was captured

        """)
    #expect(Files.read("\(folder)/a.scenario")?.contains("star b -> b\n") == true)
    #expect(
      session.execute("save \(folder)/b.scenario 4..5").text == """
        saved 2 entries, r4 to r5, to \(folder)/b.scenario
          r4 with as-of 2 is written as what came of it, and 1 more entry alike; save another file with 2..5 to keep what \
        was captured

        """)
    #expect(
      session.execute("save \(folder)/c.scenario 2..5").text
        == "saved 4 entries, r2 to r5, to \(folder)/c.scenario\n")
    let kept = Files.read("\(folder)/c.scenario") ?? ""
    #expect(kept.contains("star [0, 1]@0 -> b\n") && kept.contains("unstar [0, 2]@0 -> c\n"))
    #expect(session.execute("save \(folder)/d.rowlog 3..3").text.split(separator: "\n").count == 1)
  }
}
