import RowtrailScenarios

/// `rowtrail help`: the help screen of the tool or of a command.
struct HelpCommand: Command {
  static let declaration = CommandDeclaration(
    name: "help",
    overview: "Show the help of the tool, or of a command.",
    arguments: [
      ArgumentDeclaration(
        "subcommand", repeats: true, isOptional: true, completion: .commands, "The command to show the help of.")
    ],
    options: [])

  private let screen: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard !arguments.positional.isEmpty else {
      screen = HelpScreen.ofTool(CommandLineTool.commands.map { $0.declaration })
      return
    }
    var words = arguments.positional[...]
    screen = try Invocation.command(named: &words).helpScreen
    if let word = words.first { throw .unexpectedArgument(word.text) }
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    try console.write(screen)
    return .success
  }
}
