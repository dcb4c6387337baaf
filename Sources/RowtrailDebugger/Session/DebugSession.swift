import Rowtrail
import RowtrailScenarios

/// A time-travel debugger over the history of a list: one line in, text and state out.
///
///     var session = DebugSession(timeline, name: "report.rowlog")
///     print(session.execute("why kitsu.starred").text)
///     print(session.revision, session.branch)
///
/// It knows no terminal and never changes the history that it was given: what-ifs happen on a scratch branch. The commands
/// are those of `help`. Texts of the history come out escaped, so that none of them drives a terminal.
///
/// `Sendable`, and a value: a copy goes on by itself.
public struct DebugSession: Sendable {
  /// What the history is called.
  public let name: String
  /// How text is laid out.
  public var display: DebugDisplay
  /// Whether `quit` was typed.
  public internal(set) var isFinished = false

  /// What the log says beside its entries, where the history is a log's.
  let notes: RecordedHistory.LogNotes?
  var recorded: DebugHistory
  var scratch: DebugHistory?
  var isOnScratch = false
  /// How the scratch branch numbers what was recorded.
  var numbering = Renumbering()
  var breakpoints: [DebugBreakpoint] = []
  var lastBreakpoint = 0
  /// How long work goes on before it is told how far it is, and between two such times.
  var progressInterval = Duration.milliseconds(50)
  /// What the answer begins with: how a word of the line was understood.
  var notice = ""
  /// The lines so far of a block that a what-if is being given.
  var block: StepBlock?
  /// The scratch branch before the line, where the line put another one, or none, in its place.
  var replaced: DebugHistory??

  /// A session over a history, at its last revision.
  ///
  /// - Parameters:
  ///   - timeline: the history.
  ///   - name: what it is called in prompts, such as its file's name.
  ///   - display: how text is laid out.
  public init(_ timeline: TextTimeline, name: String, display: DebugDisplay = DebugDisplay()) {
    self.name = name
    self.display = display
    recorded = DebugHistory(timeline, branch: .recorded)
    notes = nil
  }

  /// A session over a history that was read or run, with what its log says beside the entries.
  public init(_ history: RecordedHistory, name: String, display: DebugDisplay = DebugDisplay()) {
    self.name = name
    self.display = display
    recorded = DebugHistory(history.timeline, branch: .recorded)
    notes = history.log
  }

  /// Which of the two histories is looked at.
  public var branch: DebugBranch { isOnScratch ? .scratch : .recorded }

  /// The revision that is looked at.
  public var revision: Int { history.revision }

  /// The revisions that the history has.
  public var revisions: ClosedRange<Int> { history.revisions }

  /// What stands before the next line, with a blank at its end: name, branch, revision.
  public var prompt: String {
    if block != nil { return "… " }
    let name = VisibleText.of(name, columns: 24)
    return "\(name)\(isOnScratch ? " scratch" : "") \(revision)/\(history.timeline.revision)> "
  }

  /// The history that is looked at.
  var history: DebugHistory {
    get { isOnScratch ? scratch ?? recorded : recorded }
    _modify {
      if isOnScratch, var looked = scratch {
        scratch = nil
        defer { scratch = looked }
        yield &looked
      } else {
        yield &recorded
      }
    }
  }
}

extension DebugSession {
  /// Does what a line says.
  ///
  /// Of a what-if with a `batch` or a `reload` the lines up to its `end` are taken in one by one.
  ///
  /// - Parameters:
  ///   - line: a command with its arguments. A blank line and one that starts with `#` do nothing.
  ///   - goesOn: asked now and then during long work; `false` stops it, and everything is as it was before the line.
  public mutating func execute(
    _ line: String, while goesOn: @escaping (DebugProgress) -> Bool = { _ in true }
  ) -> DebugReply {
    let meter = DebugMeter(every: progressInterval, goesOn)
    notice = ""
    let before = BeforeLine(self)
    defer { replaced = nil }
    do throws(DebugError) {
      let answer = try answer(to: line, meter)
      if let failure = notes?.failure { throw DebugError.unreadable(failure) }
      return DebugReply(notice + answer)
    } catch {
      if case .stopped = error { before.restore(&self) }
      let error = notes?.failure.map { .unreadable($0) } ?? error
      return DebugReply(notice + error.message(for: line, style: display.style), error.outcome)
    }
  }

  private mutating func answer(to line: String, _ meter: DebugMeter) throws(DebugError) -> String {
    if block != nil { return try addToBlock(line, meter) }
    guard var read = DebugLine(line, meter) else { return "" }
    return try DebugCommand.named(read.word).run(&self, &read)
  }

  /// Whether lines of a block are being taken in.
  public var isInBlock: Bool { block != nil }

  /// What stands above the first prompt: what was opened, and where there is help.
  public var greeting: String {
    let size =
      "\(counted(revisions.count - 1, "revision")) behind the first, "
      + "\(counted(history.list.rowCount, "row")) now; `help` lists the commands\n"
    return VisibleText.of(name, columns: 60) + ": " + size + place()
  }

  /// Gives up a block that was begun.
  public mutating func abandonBlock() { block = nil }
}
