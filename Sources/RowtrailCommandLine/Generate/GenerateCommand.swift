import Rowtrail
import RowtrailScenarios

/// `rowtrail generate`: random scenarios against all the invariants.
struct GenerateCommand: Command {
  static let seed = OptionDeclaration(
    "seed", .integer(placeholder: "n", least: 0), "Decides what the scenarios are. (default: a fresh one)")
  static let count = OptionDeclaration(
    "count", .integer(placeholder: "n", least: 0), "How many scenarios; 0 goes on until stopped. (default: 1000)")
  static let steps = OptionDeclaration(
    "steps", .integer(placeholder: "n", least: 0, most: mostSteps), "How many steps a scenario has. (default: 40)")
  static let rows = OptionDeclaration(
    "rows", .integer(placeholder: "n", least: 0, most: TrialGenerator<String, TextItem>.mostRows),
    "About how many rows a list has. (default: 20)")
  static let jobs = OptionDeclaration(
    "jobs", .integer(placeholder: "n", least: 1),
    "How many scenarios are run at a time. The results are the same. (default: the number of cores)")
  static let folder = OptionDeclaration(
    "output", letter: "o", .path(placeholder: "folder"),
    "Where a failing scenario is written, as generated-SEED.scenario. (default: this folder)")

  static let declaration = CommandDeclaration(
    name: "generate",
    overview: "Run random scenarios against all the invariants, and make one that fails small.",
    discussion: [
      "The steps are weighted towards what goes wrong in the wild: stale captures, deletes during swipes, refreshes, "
        + "batches of moves, several offsets, sections that come and go with their rows, header modes, undo and redo.",
      "The first scenario that fails is shrunk to the fewest steps, rows and sections, and written as a file on which "
        + "replay fails. Exit status: 0 everything held, 1 something did not.",
    ],
    arguments: [],
    options: [seed, count, steps, rows, jobs, folder, .format("How the result is written.")])

  /// The most steps of a scenario: what a run of one holds in memory grows with them.
  private static let mostSteps = 1_000_000

  private let plan: GenerationPlan
  private let jobs: Int
  private let folder: RawPath
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let fresh = Int(UInt32.random(in: 0...UInt32.max))
    plan = GenerationPlan(
      seed: UInt64(arguments.integer(Self.seed) ?? fresh), count: arguments.integer(Self.count) ?? 1_000,
      steps: arguments.integer(Self.steps) ?? 40, rows: arguments.integer(Self.rows) ?? 20)
    jobs = Processors.jobs(arguments.integer(Self.jobs))
    folder = arguments.path(Self.folder) ?? RawPath(".")
    isJSON = arguments.wantsJSON
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    Interruption.watch()
    return try await Self.run(plan, TrialRunner(), jobs: jobs, folder: folder, isJSON: isJSON, console)
  }

  /// The same on any subject of text rows.
  static func run<Subject: TrialSubject>(
    _ plan: GenerationPlan, _ runner: TrialRunner<Subject>, jobs: Int, folder: RawPath, isJSON: Bool, _ console: Console
  ) async throws(ToolFailure) -> ExitStatus where Subject.SectionID == String, Subject.Item == TextItem {
    let clock = ContinuousClock()
    let start = clock.now
    let text = GenerationText(plan: plan, style: console.resultStyle)
    if !isJSON {
      try console.write(text.head)
      try console.flush()
    }
    var progress = GenerationProgress(of: plan.count)
    let run = GenerationRun(plan: plan, runner: runner, jobs: jobs)
    let outcome = try await run.run { totals throws(ToolFailure) in
      try console.endPiece(progress: progress.line(after: totals, at: clock.now))
    }
    let duration = clock.now - start
    console.clearProgress()
    let failure = try outcome.failing.map { failing throws(ToolFailure) in
      try GeneratedFailure(failing, plan, runner, in: folder)
    }
    if isJSON {
      try console.write(GenerationJSON(plan: plan).bytes(outcome.totals, failure, duration))
    } else {
      try console.write(text.text(outcome.totals, failure, duration))
    }
    return failure == nil ? .success : .negative
  }
}
