import RowtrailLog
import RowtrailScenarios

/// `rowtrail export`: a log as a scenario.
struct ExportCommand: Command {
  static let output = OptionDeclaration(
    "output", letter: "o", .path(placeholder: "scenario"),
    "The scenario file, which is not there yet. (default: standard output)")
  static let from = OptionDeclaration(
    "from", .revision, "The revision that the scenario begins with. (default: the first)")
  static let to = OptionDeclaration("to", .revision, "The revision that it ends with. (default: the last)")

  static let declaration = CommandDeclaration(
    name: "export",
    overview: "Write a log as a scenario file that replays to the same list at every revision.",
    discussion: [
      "Each entry becomes one step, as it was dispatched, captured paths and all. With --from, a path captured before that "
        + "revision is written as an id, and an undo of what was done before it as the batch of what came of it, each with "
        + "a comment. Revision 0 of the scenario is the revision that it begins with."
    ],
    arguments: [.historyFile],
    options: [output, from, to, HistoryInput.name])

  private let path: RawPath
  private let output: RawPath?
  private let range: RevisionRange
  private let name: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    output = arguments.path(Self.output)
    range = try RevisionRange(from: Self.from, to: Self.to, in: arguments)
    name = arguments.text(HistoryInput.name)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let history = try HistoryInput.history(of: path, named: name, console)
    let text = try text(history, try range.revisions(of: history.timeline), console)
    if let output, output != .standardInput {
      do { try FileCreation.write(output, Array(text.utf8)) } catch { throw .create(output, error) }
    } else {
      try console.write(text)
    }
    return try history.status()
  }

  private func text(
    _ history: RecordedHistory, _ revisions: ClosedRange<Int>, _ console: Console
  ) throws(ToolFailure) -> String {
    let export = ScenarioExport(history, from: revisions.lowerBound, to: revisions.upperBound)
    var comment = ["Exported from \(history.name)"]
    if export.from > 0 || export.to < history.timeline.revision {
      comment = [
        "Exported from \(history.name): revisions \(export.from) to \(export.to), here 0 to \(export.to - export.from)"
      ]
    }
    var progress = WorkProgress(of: export.to - export.from, unit: .entries)
    let name = history.name.hasSuffix(".rowlog") ? String(history.name.dropLast(7)) : history.name
    let result = Result { () throws(ScenarioExport.Problem) in
      try export.written(name: name, comment: comment) { done, _ in
        if let line = progress.line(done) { console.showProgress(line) }
        return true
      }
    }
    console.clearProgress()
    _ = try history.status()  // nothing is to be written of a log that was written over
    switch result {
    case .success(let written):
      if let note = export.note(on: written?.rewritten ?? [], keeping: { "use --from \($0) to keep what was captured" })
      {
        let place = console.messageStyle.paint(path.visible + ":", .strong)
        try console.tell(Array("\(place) note: \(VisibleText.of(note))\n".utf8))
      }
      return written?.text ?? ""
    case .failure(let problem): throw .noScenario(path, problem)
    }
  }
}
