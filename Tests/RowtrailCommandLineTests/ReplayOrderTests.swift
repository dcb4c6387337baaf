import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

@Suite struct ReplayOrderTests {
  /// A folder of files of which some fail and some cannot be read.
  private func folder(_ count: Int) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for number in 0..<count {
      let text = number % 11 == 7 ? Samples.malformed : Samples.small(number, fails: number % 5 == 3)
      folder.write("\(number / 10)/f\(number).scenario", text)
    }
    return folder
  }

  /// A result without the times in it.
  private func timeless(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      for mark in ["\"seconds\": ", "time=\"", " hazards, "] {
        guard let start: Range<String.Index> = line.firstRange(of: mark) else { continue }
        line = String(line[..<start.upperBound]) + line[start.upperBound...].drop { "0123456789.< ms".contains($0) }
      }
      return line
    }.joined(separator: "\n")
  }

  @Test(arguments: ["text", "json", "junit"])
  func anyNumberOfJobsGivesTheSame(format: String) async {
    let folder = folder(60)
    let one = await Run("replay", folder.path, "--format", format, "--jobs", "1", "--verbose")
    for jobs in ["2", "4", "200"] {
      let many = await Run("replay", folder.path, "--format", format, "--jobs", jobs, "--verbose")
      #expect(timeless(many.output) == timeless(one.output))
      #expect(many.messages == one.messages)
      #expect(many.status == 2)
    }
  }

  @Test(arguments: ["1", "4"])
  func failFastStopsAfterTheFirstFileThatFails(jobs: String) async {
    let folder = folder(40)
    let run = await Run("replay", folder.path, "--jobs", jobs, "--fail-fast")
    #expect(run.status == 1)
    #expect(run.messages.isEmpty)
    #expect(run.output.contains("Number 3  "))
    #expect(!run.output.contains("Number 4  "))
    #expect(run.output.contains("1 of 4 scenarios in 4 files"))
  }

  @Test(arguments: [1, 2, 3, 7, 50])
  func shardsJoinedAreTheWhole(count: Int) async {
    let folder = folder(25)
    func lines(_ run: Run) -> [String] {
      (run.output + run.messages).split(separator: "\n").map(String.init).filter { $0.contains(folder.path) }
    }
    let whole = await Run("replay", folder.path)
    var parts: [String] = []
    for index in 1...count {
      parts += lines(await Run("replay", folder.path, "--shard", "\(index)/\(count)"))
    }
    #expect(parts.sorted() == lines(whole).sorted())
  }

  @Test func aShardIsEveryNthInSortedOrderWhateverTheOrderGiven() {
    let paths = ["d", "a", "e", "b", "c"].map { RawPath($0) }
    func select(_ text: String) -> [String] { Shard(text)?.select(from: paths).map(\.text) ?? [] }
    #expect(select("1/2") == ["a", "e", "c"])
    #expect(select("2/2") == ["d", "b"])
    #expect(select("1/1") == ["d", "a", "e", "b", "c"])
    #expect(select("6/9") == [])
    #expect(select("\(Int.max)/\(Int.max)") == [])
    #expect(select("1/\(Int.max)") == ["a"])
    #expect(Shard("2/2")?.select(from: [RawPath("a"), RawPath("a")]).count == 1)
  }

  @Test func aFilterIsATextInPathOrName() async {
    let folder = TemporaryFolder()
    folder.write("moves/up.scenario", Samples.two)
    folder.write("stars/caf\u{e9}.scenario", Samples.star)
    func names(_ filter: String) async -> [String] {
      let run = await Run("replay", folder.path, "--filter", filter)
      return run.output.split(separator: "\n").filter { $0.contains(".scenario:") && !$0.hasPrefix(" ") }
        .map { String($0.dropFirst(8).prefix { $0 != "(" }.dropLast(2)) }
    }
    #expect(await names("moves/") == ["Holds", "Fails"])
    #expect(await names("Fails") == ["Fails"])
    #expect(await names("cafe\u{301}") == ["A star tap lands on its own row"])
    #expect(await names("") == ["Holds", "Fails", "A star tap lands on its own row"])
    let none = await Run("replay", folder.path, "--filter", "n\u{1b}")
    #expect(none.status == 1)
    #expect(none.output.isEmpty)
    #expect(none.messages == "error: no scenario has 'n\\u{1b}' in its path or name\n")
    let share = await Run("replay", folder.path, "--filter", "n\u{1b}", "--shard", "1/2")
    #expect(share.status == 0)
  }

  @Test func aScenarioThatWasFilteredOutIsNotCounted() async {
    let run = await Run("replay", "-", "--filter", "Holds", input: Samples.two)
    #expect(run.status == 0)
    #expect(run.output.contains("PASSED  1 scenario in 1 file, 1 step, 0 hazards, "))
  }

  @Test func aFileGivenTwiceIsRunTwice() async {
    let folder = TemporaryFolder()
    let file = folder.write("a.scenario", Samples.star)
    let run = await Run("replay", file, file)
    #expect(run.output.contains("2 scenarios in 2 files"))
  }
}
