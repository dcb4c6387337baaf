import RowtrailDebugger
import RowtrailScenarios

/// A debugging session on a terminal.
struct DebugTerminal {
  private var session: DebugSession
  private var terminal: Terminal
  private var editor: LineEditor
  private var decoder = KeyDecoder()
  private let console: Console
  /// The strip that was shown last.
  private var shownStrip = ""

  init(_ session: DebugSession, _ terminal: Terminal, _ console: Console) {
    self.session = session
    self.terminal = terminal
    self.console = console
    editor = LineEditor(InputHistory(InputHistory.path(console.environment)))
  }

  /// Reads and does lines until the user leaves.
  mutating func run() throws(ToolFailure) -> ExitStatus {
    try console.flush()
    terminal.take()
    defer { terminal.release() }
    adapt()
    try terminal.write(session.greeting)
    while !session.isFinished {
      try showStrip()
      guard let line = try terminal.isDumb ? plainLine() : editedLine() else { break }
      editor.remember(line)
      try execute(line)
    }
    return .success
  }

  /// Lays text out for the terminal as it is now.
  private mutating func adapt() {
    let size = terminal.size
    session.display = DebugDisplay(
      columns: size.columns, lines: max(5, size.lines - 6), usesColor: console.resultStyle.usesColor,
      isASCII: terminal.isDumb)
  }

  private mutating func showStrip() throws(ToolFailure) {
    guard !session.isInBlock else { return }
    let strip = newStrip()
    guard strip != shownStrip else { return }
    shownStrip = strip
    try terminal.write(strip)
  }

  /// The strip as it is now. Control-C stops what it takes on a long history; then there is none.
  private mutating func newStrip() -> String {
    _ = TerminalState.takeInterruption()
    return withProgress { session, goesOn in session.timelineStrip(while: goesOn) }
  }

  /// Does long work of the session, which Control-C stops.
  private mutating func withProgress<Result>(
    _ work: (inout DebugSession, @escaping (DebugProgress) -> Bool) -> Result
  ) -> Result {
    let isDumb = terminal.isDumb
    var hasProgress = false
    let result = work(&session) { [terminal] progress in
      if TerminalState.isInterrupted { return false }
      if !isDumb {
        hasProgress = true
        try? terminal.write("\r\(DebugProgressLine.text(progress))  (Control-C stops it)\u{1b}[K")
      }
      return true
    }
    _ = TerminalState.takeInterruption()
    if hasProgress { try? terminal.write("\r\u{1b}[K") }
    return result
  }

  private mutating func execute(_ line: String) throws(ToolFailure) {
    _ = TerminalState.takeInterruption()
    adapt()
    let reply = withProgress { session, goesOn in session.execute(line, while: goesOn) }
    try terminal.write(reply.text)
    if reply.outcome != .done { shownStrip = newStrip() }
  }
}

extension DebugTerminal {
  /// A line from a terminal that cannot move its cursor: it echoes and edits by itself. `nil` at the end.
  private mutating func plainLine() throws(ToolFailure) -> String? {
    try terminal.write(session.prompt)
    var bytes: [UInt8] = []
    while true {
      switch terminal.wait() {
      case .bytes(let more):
        bytes += more
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { continue }
        return String(decoding: bytes[..<end], as: UTF8.self)
      case .interrupted:
        bytes = []
        session.abandonBlock()
        try terminal.write("\n" + session.prompt)
      case .redraw:
        adapt()
        if bytes.isEmpty { try terminal.write(session.prompt) }
      case .silence: continue
      case .end:
        try terminal.write("\n")
        return nil
      }
    }
  }

  /// A line that is edited here. `nil` where the user leaves.
  private mutating func editedLine() throws(ToolFailure) -> String? {
    try draw()
    while true {
      if let key = decoder.next() {
        if let line = try handle(key) { return line.text }
        continue
      }
      switch terminal.wait(decoder.isPending ? 50 : -1) {
      case .bytes(let bytes): decoder.append(bytes)
      case .silence:
        if let key = decoder.next(isComplete: true), let line = try handle(key) { return line.text }
      case .interrupted:
        _ = TerminalState.takeInterruption()
        decoder = KeyDecoder()
        editor.cancel()
        session.abandonBlock()
        try terminal.write("^C\n")
        try draw()
      case .redraw:
        adapt()
        try terminal.write("\r\u{1b}[J")
        try draw()
      case .end:
        try terminal.write("\n")
        return nil
      }
    }
  }

  /// A line that was done; without text where the user leaves.
  private struct Done {
    let text: String?
  }

  private mutating func handle(_ key: Key) throws(ToolFailure) -> Done? {
    let completer = DebugCompleter(session)
    switch editor.handle(key, complete: completer.completion) {
    case .edit: try draw()
    case .accept(let line):
      try terminal.write("\n")
      return Done(text: line)
    case .leave:
      try terminal.write("\n")
      return Done(text: nil)
    case .clear:
      try terminal.write("\u{1b}[H\u{1b}[2J" + shownStrip)
      try draw()
    case .show(let candidates):
      try terminal.write("\n" + EditorScreen(columns: terminal.size.columns).table(candidates))
      try draw()
    }
    return nil
  }

  private func draw() throws(ToolFailure) {
    try terminal.write(EditorScreen(columns: terminal.size.columns).drawing(prompt: session.prompt, editor.buffer))
  }
}
