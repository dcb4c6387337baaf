import RowtrailDebugger

/// Runs a debugging session without a terminal: commands in, plain text out. Answers go to standard output, errors to
/// standard error.
struct DebugScript {
  private var session: DebugSession
  private let console: Console
  /// What the commands so far came to.
  private(set) var status = ExitStatus.success

  init(_ session: DebugSession, _ console: Console) {
    self.session = session
    self.console = console
  }

  /// Whether the commands end here.
  var isFinished: Bool { session.isFinished }

  /// Does a line.
  mutating func execute(_ line: String) throws(ToolFailure) {
    let reply = session.execute(line) { [console] progress in
      console.showProgress(DebugProgressLine.text(progress))
      return true
    }
    console.clearProgress()
    switch reply.outcome {
    case .done:
      try console.write(reply.text)
      try console.flush()
    case .negative, .invalid, .stopped:
      status = max(status, reply.outcome == .invalid ? .usage : .negative)
      try console.tell(Array(reply.text.utf8))
    case .unreadable: try console.tell(Array(reply.text.utf8))
    case .unwritable:
      status = max(status, .unwritableOutput)
      try console.tell(Array(reply.text.utf8))
    }
  }

  /// Ends the commands: a block that they left open was not done.
  mutating func finish() throws(ToolFailure) {
    guard session.isInBlock, !session.isFinished else { return }
    status = max(status, .usage)
    let text = "error: the commands ended inside a block, which was not done; a line `end` closes it\n"
    try console.tell(Array(text.utf8))
  }
}

/// What is shown of long work.
enum DebugProgressLine {
  static func text(_ progress: DebugProgress) -> String {
    let share = progress.total > 0 ? progress.done * 100 / progress.total : 0
    return "\(progress.work): \(share) %"
  }
}
