/// A command of the tool: what it is called and takes, and what it does. One file each.
protocol Command: Sendable {
  /// What the command is called, what it takes and what its help screen says.
  static var declaration: CommandDeclaration { get }

  /// The commands that this one is a name for, of which one is named behind it; none for most.
  static var subcommands: [any Command.Type] { get }

  /// The command with these arguments.
  ///
  /// - Throws: what is wrong with the arguments beyond what the declaration says.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does it.
  ///
  /// - Returns: the exit status.
  /// - Throws: why it ends without its answer.
  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus
}

extension Command {
  static var subcommands: [any Command.Type] { [] }

  /// The help screen.
  static var helpScreen: String {
    subcommands.isEmpty
      ? HelpScreen.of(declaration) : HelpScreen.ofGroup(declaration, subcommands.map { $0.declaration })
  }
}
