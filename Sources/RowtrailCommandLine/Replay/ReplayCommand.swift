import RowtrailScenarios

/// `rowtrail replay`: runs scenario files and replays logs, and says what held.
struct ReplayCommand: Command {
  static let format = OptionDeclaration(
    "format", .choice(["text", "json", "junit", "github"]), "How results are written.")
  static let jobs = OptionDeclaration(
    "jobs", .integer(placeholder: "n", least: 1),
    "How many files are run at a time. The results are the same. (default: the number of cores)")
  static let shard = OptionDeclaration(
    "shard", .shard, "Run every n-th file in sorted order, from the i-th: one of n machines' share.")
  static let filter = OptionDeclaration(
    "filter", .text(placeholder: "text"), "Run the scenarios with this text in their path or name.")
  static let failFast = OptionDeclaration(
    "fail-fast", .flag, "Stop after the first file in which something did not hold.")
  static let verbose = OptionDeclaration("verbose", .flag, "Show every step and every hazard, in text.")

  static let declaration = CommandDeclaration(
    name: "replay",
    overview: "Run scenario files and replay logs, and say what held and what did not.",
    discussion: [
      "A log is folded entry by entry, and every invariant is checked after each. It counts as a scenario of its file's "
        + "name.",
      "Exit status: 0 everything held, 1 something did not, 2 a file could not be read.",
    ],
    arguments: [.historyPaths],
    options: [format, jobs, shard, filter, failFast, verbose])

  private let paths: [RawPath]
  private let format: String?
  private let isVerbose: Bool
  private let jobs: Int
  private let shard: Shard?
  private let filter: String?
  private let stopsAtFailure: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments.inputs()
    format = arguments.text(Self.format)
    isVerbose = arguments.has(Self.verbose)
    jobs = Processors.jobs(arguments.integer(Self.jobs))
    shard = arguments.shard(Self.shard)
    filter = arguments.text(Self.filter)
    stopsAtFailure = arguments.has(Self.failFast)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let found = FileFinder.find(paths, FileFinder.histories)
    var status = try found.tellFailures(console)
    let files = shard?.select(from: found.files) ?? found.files
    var (format, totals) = (format(console), ReplayTotals())
    try console.write(format.head)
    var progress = ReplayProgress(of: files.count)
    let replay = FileReplay(
      format: format, filter: filter.map(TextFilter.init), standardInput: console.input,
      messageStyle: console.messageStyle)
    try await ReplayRun(files: files, replay: replay, jobs: jobs).run { file throws(ToolFailure) in
      totals += file.totals
      try console.tell(file.messages)
      try console.write(format.add(file))
      try console.endPiece(progress: progress.line(after: totals, at: clock.now))
      return file.isGood || !stopsAtFailure
    }
    status = max(status, Self.status(of: totals))
    console.clearProgress()
    if let filter, totals.scenarios == 0, status == .success {
      if let shard {
        // Another shard may have it: a note, and no failure.
        let text = "note: no scenario of shard \(shard.index)/\(shard.count) has '\(filter)' in its path or name"
        try console.tell(Array((VisibleText.of(text, columns: InputProblem.messageColumns) + "\n").utf8))
      } else {
        let failure = ToolFailure.nothingMatches(filter)
        try console.tell(failure)
        status = failure.status
      }
    }
    try console.write(format.foot(totals, status: status, seconds: Seconds(clock.now - start)))
    return status
  }

  private func format(_ console: Console) -> any ReplayFormat {
    switch format {
    case "json": JSONReplayFormat()
    case "junit": JUnitReplayFormat()
    case "github": GitHubReplayFormat()
    default:
      TextReplayFormat(isVerbose: isVerbose, style: console.resultStyle, messageStyle: console.messageStyle)
    }
  }

  private static func status(of totals: ReplayTotals) -> ExitStatus {
    totals.unreadableFiles > 0 ? .unreadableInput : totals.failed > 0 ? .negative : .success
  }
}
