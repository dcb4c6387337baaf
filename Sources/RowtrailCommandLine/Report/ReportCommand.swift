import Rowtrail
import RowtrailReport
import RowtrailScenarios

/// `rowtrail report`: one self-contained web page to look at, scrub through and share.
struct ReportCommand: Command {
  static let output = OptionDeclaration(
    "output", letter: "o", .path(placeholder: "html"), "The file to write. (default: standard output)")
  static let from = OptionDeclaration(
    "from", .revision, "The first revision that the page shows. (default: the first there is room for)")
  static let to = OptionDeclaration("to", .revision, "The last revision that the page shows. (default: the last)")

  static let declaration = CommandDeclaration(
    name: "report",
    overview: "Write a web page to look at, scrub through and share.",
    discussion: [
      "The page is one file that needs no network. Of several histories it has an index, with what failed first, then "
        + "what has hazards, then the rest. It holds about \(Report.usualRoom >> 20) MiB of history; of more it shows the "
        + "newest revisions that fit, and says so: --from and --to choose others. A file is replaced only where it is a "
        + "report already.",
      "Exit status: 0 the page is written, also where a scenario failed; 1 a log is damaged, and the page shows what is "
        + "before; 2 an input could not be read, and the page shows the others.",
    ],
    arguments: [.historyPaths],
    options: [output, HistoryInput.names, from, to])

  private let paths: [RawPath]
  private let output: RawPath?
  private let name: String?
  private let range: RevisionRange

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments.inputs()
    output = arguments.path(Self.output)
    name = arguments.text(HistoryInput.names)
    range = try RevisionRange(from: Self.from, to: Self.to, in: arguments)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let found = FileFinder.find(paths, FileFinder.histories)
    var status = try found.tellFailures(console)
    var input = ReportInput(name: name)
    for path in found.files {
      do throws(ToolFailure) {
        try input.add(path, console)
      } catch {
        if error.status == .unwritableOutput { throw error }
        try console.tell(error)
        status = max(status, error.status)
      }
    }
    var histories = input.histories
    if let name, histories.isEmpty, status < .unreadableInput, !found.files.isEmpty {
      throw .unknownName(name, in: found.files.count == 1 ? found.files.first : nil, names: input.names)
    }
    guard !histories.isEmpty else { return status }
    if range.isGiven {
      guard histories.count == 1 else { throw .usage(.rangeOfSeveral(count: histories.count)) }
      histories[0].revisions = try range.revisions(of: histories[0].recorded.timeline)
    }
    let report = Report(histories)
    for cut in report.cuts { try console.tell(Array(ReportNote.text(cut, style: console.messageStyle).utf8)) }
    let page = report.html
    // Nothing is to be written of a log that was written over while the page was made of it.
    for history in histories { status = max(status, try history.recorded.status()) }
    try write(page, console)
    return status
  }

  private func write(_ page: [UInt8], _ console: Console) throws(ToolFailure) {
    guard let output, output != .standardInput else { return try console.write(page) }
    try ResultFile.write(output, page) { Report.isReport($0) }
  }
}
