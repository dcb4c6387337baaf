import RowtrailScenarios

extension DebugCommand {
  /// The commands about the debugger itself.
  static let helping = [
    DebugCommand(
      name: "help", arguments: "[COMMAND]", summary: "lists the commands, or tells about one; `help tour` shows around",
      example: "help why", completes: [.commands],
      run: { (_, line) throws(DebugError) in
        guard let word = try line.onlyWord() else { return HelpText.list }
        if word == "tour" { return HelpText.tour }
        guard let command = try? named(word) else {
          throw .unknownTopic(word, suggestion: suggestion(for: word, among: all.map(\.name) + ["tour"]))
        }
        return HelpText.of(command)
      }),
    DebugCommand(
      name: "quit", arguments: "", summary: "leaves", example: "quit",
      run: { (session, line) throws(DebugError) in
        try line.nothingMore()
        session.isFinished = true
        return ""
      }),
  ]
}
