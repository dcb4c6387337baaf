import RowtrailScenarios

/// What `help` says.
enum HelpText {
  /// The commands, a line each.
  static var list: String {
    let width = DebugCommand.all.map(\.usage.count).max() ?? 0
    let lines = DebugCommand.all.map { command in
      let pad = String(repeating: " ", count: width - command.usage.count)
      let short = command.abbreviation == command.name ? "" : " (\(command.abbreviation))"
      return "  \(command.usage)\(pad)  \(command.summary)\(short)\n"
    }
    return lines.joined() + """

      A ROW is an id, a title that one row alone ever had, a path such as [0, 2] or a path at a revision, [0, 2]@3. The
      start of a name is enough where no other command starts so. `help COMMAND` gives an example, `help tour` shows
      around in ten commands.

      """
  }

  /// A command with an example.
  static func of(_ command: DebugCommand) -> String {
    var text = "\(command.usage)\n  \(command.summary)\n"
    for line in command.discussion { text += "  \(line)\n" }
    text += "  example: \(command.example)\n"
    return command.abbreviation == command.name ? text : text + "  short:   \(command.abbreviation)\n"
  }

  /// The file that the tour goes through.
  static let tourFile = "Scenarios/debugger/tour.scenario"

  /// The tour: each command with what it is for.
  static let tourSteps = [
    ("print", "the list at the end: Neko has a star that nobody gave it"),
    ("entries", "everything that was done, a line each"),
    ("why neko.starred", "the entry that gave Neko its star"),
    ("goto 2", "that revision; `next` and `back` go on from there"),
    ("entry", "what the tap meant, and whom it would have hit"),
    ("trail neko", "Neko's whole life"),
    ("break on kitsu", "a place to stop: each entry that touches Kitsu"),
    ("continue", "on to the next time one does"),
    ("without 1", "what if the refresh had not come? Every later action is dispatched again"),
    ("drop", "back to what was recorded; `save FILE.scenario` would have kept it as a scenario"),
  ]

  /// The tour as a text.
  static var tour: String {
    let width = tourSteps.map(\.0.count).max() ?? 0
    let lines = tourSteps.map { command, what in
      "  \(command)\(String(repeating: " ", count: width - command.count))  \(what)\n"
    }
    return "`rowtrail debug \(tourFile)`, and then:\n\n" + lines.joined()
  }
}
