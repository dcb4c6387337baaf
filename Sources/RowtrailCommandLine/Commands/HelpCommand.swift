import RowtrailScenarios

/// `rowtrail help`: the help screen of the tool or of a command.
struct HelpCommand: Command {
  static let declaration = CommandDeclaration(
    name: "help",
    overview: "Show the help of the tool, or of a command.",
    arguments: [
      ArgumentDeclaration(
        "subcommand", isOptional: true, completion: .commands, "The command to show the help of.")
    ],
    options: [])

  private let screen: String

  init(_ arguments: ParsedArguments, for console: Console) throws(UsageError) {
    if let word = arguments.positional.first?.text {
      screen = HelpScreen.of(try Invocation.command(named: word).declaration)
    } else {
      screen = HelpScreen.ofTool(CommandLineTool.commands.map { $0.declaration })
    }
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    try console.write(screen)
    return .success
  }
}
