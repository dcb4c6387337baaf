/// The help screens, in the layout of the Swift ecosystem.
enum HelpScreen {
  private static let helpColumn = 26
  private static let width = 80
  private static let common = [
    ("--version", "Show the version."),
    ("-h, --help", "Show help information."),
  ]

  /// The screen of a command.
  static func of(_ command: CommandDeclaration) -> String {
    var screen = wrapped("OVERVIEW: " + command.overview, indent: 0) + "\n"
    for paragraph in command.discussion {
      screen += wrapped(paragraph, indent: 0) + "\n"
    }
    screen += usage(of: command) + "\n"
    screen += table("ARGUMENTS", command.arguments.map { ("<\($0.placeholder)>", $0.help) })
    return screen + table("OPTIONS", command.options.map { ($0.fullUsage, $0.fullHelp) } + common)
  }

  /// The screen of the tool itself.
  static func ofTool(_ commands: [CommandDeclaration]) -> String {
    """
    OVERVIEW: Replays what happened to a list, and says what held and what did not.

    USAGE: rowtrail <subcommand>

    """ + "\n" + table("OPTIONS", common) + table("SUBCOMMANDS", commands.map { ($0.name, $0.overview) })
      + "  See 'rowtrail help <subcommand>' for detailed help.\n"
  }

  /// The screen of a name for several commands.
  static func ofGroup(_ group: CommandDeclaration, _ commands: [CommandDeclaration]) -> String {
    wrapped("OVERVIEW: " + group.overview, indent: 0) + "\n" + usage(of: group) + "\n" + table("OPTIONS", common)
      + table("SUBCOMMANDS", commands.map { ($0.lastWord, $0.overview) })
      + "  See 'rowtrail help \(group.name) <subcommand>' for detailed help.\n"
  }

  /// The usage lines of a command.
  static func usage(of command: CommandDeclaration) -> String {
    let pieces = command.options.map { "[\($0.usage)]" + ($0.repeats ? " ..." : "") } + command.arguments.map(\.usage)
    let lead = "USAGE: rowtrail \(command.name)"
    return wrapped(pieces: [lead] + pieces, indent: lead.count + 1)
  }

  private static func table(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return "\(title):\n" + rows.map { row($0.0, $0.1) }.joined() + "\n"
  }

  private static func row(_ name: String, _ help: String) -> String {
    let lead = "  " + name
    let lines = wrapped(help, indent: helpColumn)
    guard lead.count < helpColumn - 1 else {
      return lead + "\n" + String(repeating: " ", count: helpColumn) + lines
    }
    return lead + String(repeating: " ", count: helpColumn - lead.count) + lines
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    wrapped(pieces: text.split(separator: " ").map(String.init), indent: indent)
  }

  /// The pieces in lines of the screen's width; all lines but the first are indented. There is a line end at the end.
  private static func wrapped(pieces: [String], indent: Int) -> String {
    var lines = ""
    var column = indent == helpColumn ? indent : 0
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        if column + 1 + piece.count > width {
          lines += "\n" + String(repeating: " ", count: indent)
          column = indent
        } else {
          lines += " "
          column += 1
        }
      }
      lines += piece
      column += piece.count
    }
    return lines + "\n"
  }
}
