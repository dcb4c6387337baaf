import Testing

@testable import RowtrailCommandLine

@Suite struct GitHubReplayTests {
  @Test func anAnnotationForEachFailureAndError() {
    let results = [Results.result(passes: true), Results.result(passes: false, name: "50 %, a: b\n::error::c")]
    let text = Results.written(GitHubReplayFormat(), results, problems: Results.problems)
    #expect(text == Self.lines)
  }

  /// What did not hold in a log has no place in its file.
  @Test func aLogsFailureHasNoLine() async {
    let folder = TemporaryFolder()
    let file = folder.write("star.rowlog", LogSamples.damaged)
    let run = await Run("replay", "--format", "github", file)
    #expect(run.output.hasPrefix("::error file=\(file),title=star.rowlog::"), "\(run.output)")
    #expect(run.status == 1)
  }

  @Test func noTextStartsACommandOfItsOwn() {
    let name = "x\r\n::set-output name=a::b\u{2028}::error::"
    let text = Results.written(GitHubReplayFormat(), [Results.result(passes: false, name: name)])
    let commands = text.split(omittingEmptySubsequences: true) { $0.isNewline }.filter { $0.hasPrefix("::") }
    #expect(commands.count == Results.failures.count)
    #expect(commands.allSatisfy { $0.hasPrefix("::error file=a.scenario,line=") })
  }

  static let lines = #"""
    ::error file=a.scenario,line=2,col=8,title=50 %25%2C a%3A b\u{a}%3A%3Aerror%3A%3Ac::`list.rows` is [b, a, d]%0Aexpected  [a, ~b, -c]%0Afound     [~b, a, +d]%0Amissing -c · extra +d · moved ~b
    ::error file=a.scenario,line=3,col=1,title=50 %25%2C a%3A b\u{a}%3A%3Aerror%3A%3Ac::rejected \u{1b}]0;x\u{7} <&>"%0Aexpected  accepted%0Afound     gone
    ::error file=a.scenario,line=4,col=1,title=50 %25%2C a%3A b\u{a}%3A%3Aerror%3A%3Ac::the invariant history does not hold after revision 3: the lists differ
    ::error file=a.scenario,line=3,col=5::expected \u{7}<b>
    ::error file=a.scenario::there is no such file or folder
    FAILED  1 of 2 scenarios in 1 file, 6 steps, 0 hazards, 4 ms
            1 file could not be read

    """#
}
