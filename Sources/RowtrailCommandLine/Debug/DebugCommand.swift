import RowtrailDebugger
import RowtrailScenarios

/// `rowtrail debug`: the time-travel debugger.
struct DebugCommand: Command {
  static let script = OptionDeclaration(
    "script", .path(placeholder: "file"), "Read commands from this file, a line each, and end with them.")
  static let command = OptionDeclaration(
    "execute", letter: "x", .text(placeholder: "command"),
    "Do this command, and end; as often as wanted.", repeats: true)

  static let declaration = CommandDeclaration(
    name: "debug",
    overview: "Step through a history in both directions, ask for causes, try what would have been.",
    discussion: [
      "It opens at the last revision; `help` lists the commands and `help tour` shows around. The file is never changed. "
        + "Where standard input is no terminal, commands are read from it, a line each.",
      "With commands from a file, an option or a pipe, exit status 1 means that an answer was no, and 64 that a line was "
        + "wrong; the lines behind it are done all the same.",
    ],
    arguments: [.historyFile],
    options: [script, command, HistoryInput.name])

  private let path: RawPath
  private let name: String?
  private let script: RawPath?
  private let commands: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.positional[0]
    name = arguments.text(HistoryInput.name)
    script = arguments.path(Self.script)
    commands = arguments.texts(Self.command)
    let isScripted = script != nil || !commands.isEmpty
    if path == .standardInput, !isScripted || script == .standardInput { throw .standardInputTwice }
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let history = try HistoryInput.history(of: path, named: name, console)
    let session = DebugSession(history, name: path == .standardInput ? history.name : path.name)
    var lines = try script.map { file throws(ToolFailure) in try Self.lines(of: file, console) } ?? []
    lines += commands
    if script != nil || !commands.isEmpty {
      var run = DebugScript(session, console)
      for line in lines where !run.isFinished { try run.execute(line) }
      try run.finish()
      return max(run.status, try history.status())
    }
    if let terminal = Terminal(console) {
      var conversation = DebugTerminal(session, terminal, console)
      return try conversation.run()
    }
    var run = DebugScript(session, console)
    var input = LineInput(console.input)
    while !run.isFinished, let line = try input.next() { try run.execute(line) }
    try run.finish()
    return max(run.status, try history.status())
  }

  private static func lines(of path: RawPath, _ console: Console) throws(ToolFailure) -> [String] {
    let bytes: [UInt8]
    do throws(InputProblem) { bytes = try InputFile.read(path, standardInput: console.input) } catch {
      throw .input(path, error)
    }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
