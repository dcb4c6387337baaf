import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct GenerateCommandTests {
  /// A history whose planner forgets to reconfigure.
  struct Forgetful: TrialSubject {
    var timeline: TextTimeline
    var current: TextList { timeline.current }
    mutating func perform(_ action: TextAction) -> TextEntry { timeline.dispatch(action) }
    func resolve(_ target: RowTarget<String>) -> Result<String, Rejection> { timeline.resolve(target) }

    func update(from: Int, to: Int) -> ListUpdate? {
      var update = timeline.update(from: from, to: to)
      update?.reconfigure = []
      return update
    }
  }

  /// A run on a history that forgets, and what came of it.
  static func run(_ plan: GenerationPlan, in folder: String, jobs: Int, isJSON: Bool = false) async throws -> (
    Int32, String
  ) {
    let output = MemorySink()
    let console = Console(input: MemorySource(""), output: output, messages: MemorySink(), environment: [:])
    let status = try await GenerateCommand.run(
      plan, TrialRunner { Forgetful(timeline: TextTimeline($0)) }, jobs: jobs, folder: RawPath(folder), isJSON: isJSON,
      console)
    try console.flush()
    return (status.rawValue, output.text)
  }

  static let scenario = """
    # Made small out of a random scenario; to repeat that:
    #   rowtrail generate --seed 7 --count 1 --steps 40 --rows 20
    # What does not hold: the invariant update, after step 1: the row [0, 0] changed, and the update does not tell
    scenario "Generated from seed 7"

    section s0
      row r0

    toggle-star r0 -> r0

    """

  @Test(arguments: [1, 3]) func whatFailsIsMadeSmallAndWritten(jobs: Int) async throws {
    let folder = TemporaryFolder()
    let plan = GenerationPlan(seed: 7, count: 40, steps: 40, rows: 20)
    let (status, output) = try await Self.run(plan, in: folder.path + "/new", jobs: jobs)
    #expect(status == 1)
    #expect(folder.read("new/generated-7.scenario").hasPrefix(Self.scenario))
    let shown = Self.scenario.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let head = """
      seed 7; to repeat: rowtrail generate --seed 7 --count 40 --steps 40 --rows 20

      FAIL    seed 7: the invariant update, after step 1: the row [0, 0] changed, and the update does not tell

      \(shown)
      """
    #expect(output.hasPrefix(head), "\(output)")
    #expect(output.contains("\nwritten to \(folder.path)/new/generated-7.scenario"))
    #expect(output.contains("\nFAILED  1 scenario, "))
  }

  @Test func asJSON() async throws {
    let folder = TemporaryFolder()
    let plan = GenerationPlan(seed: 7, count: 0, steps: 40, rows: 20)
    let (status, output) = try await Self.run(plan, in: folder.path, jobs: 2, isJSON: true)
    #expect(status == 1)
    #expect(
      output.hasPrefix("{\n  \"seed\": 7,\n  \"summary\": {\"scenarios\": 1, \"passed\": 0, \"failed\": 1, \"steps\": ")
    )
    #expect(output.contains("\"kind\": \"update\",\n    \"step\": 0,\n    \"message\": \"the row [0, 0] changed, and"))
    #expect(output.contains("\"file\": \"\(folder.path)/generated-7.scenario\""))
  }

  @Test func whatCannotBeWritten() async throws {
    let plan = GenerationPlan(seed: 7, count: 1, steps: 40, rows: 20)
    do {
      _ = try await Self.run(plan, in: "/dev/null", jobs: 1)
      Issue.record("it was written")
    } catch let failure as ToolFailure {
      #expect(failure == .create(RawPath("/dev/null/generated-7.scenario"), .refused(SystemError(code: 20))))
    }
  }

  @Test(arguments: [0o600, 0o444] as [mode_t])
  func whatIsThereIsReplacedWhereItMayBeWritten(mode: mode_t) async throws {
    let folder = TemporaryFolder()
    let path = folder.write("generated-7.scenario", "old")
    chmod(path, mode)
    let plan = GenerationPlan(seed: 7, count: 1, steps: 40, rows: 20)
    if mode == 0o600 {
      #expect(try await Self.run(plan, in: folder.path, jobs: 1).0 == 1)
      #expect(folder.read("generated-7.scenario").hasPrefix(Self.scenario))
    } else {
      await #expect(throws: ToolFailure.rewrite(RawPath(path), .readOnly)) {
        try await Self.run(plan, in: folder.path, jobs: 1)
      }
      #expect(folder.read("generated-7.scenario") == "old")
    }
    var information = stat()
    stat(path, &information)
    #expect(information.st_mode & 0o7777 == mode)
  }

  @Test func whatHolds() async {
    let run = await Run("generate", "--seed", "3", "--count", "4", "--steps=10", "--rows=5", "--jobs", "2", "-o", "/x")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "seed 3; to repeat: rowtrail generate --seed 3 --count 4 --steps 10 --rows 5\n\nPASSED  4 scenarios, "))
    #expect(run.messages.isEmpty)
    let again = await Run("generate", "--seed", "3", "--count", "4", "--steps=10", "--rows=5", "--jobs", "1")
    #expect(Self.withoutTime(again.output) == Self.withoutTime(run.output))
  }

  private static func withoutTime(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("PASSED") }
  }

  @Test func whatHoldsAsJSON() async {
    let run = await Run("generate", "--seed=3", "--count=2", "--steps=0", "--format=json")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "{\n  \"seed\": 3,\n  \"summary\": {\"scenarios\": 2, \"passed\": 2, \"failed\": 0, \"steps\": 0,"))
    #expect(run.output.hasSuffix("\"failure\": null\n}\n"))
  }

  @Test func aFreshSeedIsShown() async {
    let one = await Run("generate", "--count", "1", "--steps", "1")
    let other = await Run("generate", "--count", "1", "--steps", "1")
    #expect(one.output.split(separator: ";")[0] != other.output.split(separator: ";")[0])
  }

  @Test func whatProgressSaysAndWhen() {
    let start = ContinuousClock.now
    var totals = TrialTotals()
    (totals.trials, totals.steps) = (7, 280)
    var some = GenerationProgress(of: 9)
    #expect(some.line(after: totals, at: start) == nil)
    #expect(some.line(after: totals, at: start + .seconds(1)) == "7 of 9 scenarios, 280 steps")
    #expect(some.line(after: totals, at: start + .milliseconds(1100)) == nil)
    var endless = GenerationProgress(of: 0)
    #expect(endless.line(after: totals, at: start + .seconds(1)) == "7 scenarios, 280 steps")
  }

  @Test func theLetterOfAnOption() async {
    let run = await Run("generate", "-p", "x")
    #expect(run.status == 64)
    #expect(run.messages.hasPrefix("error: there is no option '-p'\n"))
    let missing = await Run("generate", "-o")
    #expect(missing.status == 64)
    #expect(missing.messages.hasPrefix("error: '--output' needs a value: --output <folder>\n"))
  }
}
