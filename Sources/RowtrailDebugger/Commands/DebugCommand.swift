import RowtrailScenarios

/// A command of the debugger: what it is called and takes, what `help` says about it, and what it does.
struct DebugCommand: Sendable {
  /// What it is called.
  let name: String
  /// What stands behind the name, as `help` shows it.
  let arguments: String
  /// What it does, in a sentence without a full stop.
  let summary: String
  /// More about it, in lines.
  var discussion: [String] = []
  /// A line that can be typed.
  let example: String
  /// What can stand behind the name, for completion.
  var completes: [Completion] = []
  /// Does it. The text is what is shown.
  let run: @Sendable (inout DebugSession, inout DebugLine) throws(DebugError) -> String

  /// What an argument can be completed with.
  enum Completion: Hashable, Sendable {
    case rows, sections, operands, steps, files, commands
    case words([String])
  }

  /// Every command, in the order of `help`.
  static let all: [DebugCommand] =
    moving + looking + comparing + breaking + searching + explaining + supposing + saving + helping

  /// The command that a word means: its name, or the start of no other one's.
  static func named(_ word: String) throws(DebugError) -> DebugCommand {
    if let command = all.first(where: { $0.name == word }) { return command }
    let matching = word.isEmpty ? [] : all.filter { $0.name.hasPrefix(word) }
    if matching.count == 1 { return matching[0] }
    if matching.count > 1 { throw .ambiguous(word, matching.map(\.name)) }
    throw .unknownCommand(word, suggestion: suggestion(for: word, among: all.map(\.name)) ?? otherName(word))
  }

  /// What other debuggers call a command.
  private static func otherName(_ word: String) -> String? {
    switch word.lowercased() {
    case "step", "s", "forward", "stepi": "next"
    case "prev", "previous", "reverse-step", "reverse-next", "backward": "back"
    case "list", "ls", "state": "print"
    case "info": "entry"
    case "run", "c", "cont": "continue"
    case "rc": "reverse-continue"
    case "b", "breakpoint", "watch": "break on"
    case "delete": "clear"
    case "exit", "bye": "quit"
    case "log", "history": "entries"
    case "what-if", "star", "unstar", "move", "edit": "try"
    case "search", "grep", "who", "titles", "lookup": "rows"
    case "?", "man": "help"
    default: nil
    }
  }

  /// The shortest start of the name that means it.
  var abbreviation: String {
    for length in 1..<max(name.count, 2) {
      let start = String(name.prefix(length))
      if let command = try? Self.named(start), command.name == name { return start }
    }
    return name
  }

  /// The name with its arguments.
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}
