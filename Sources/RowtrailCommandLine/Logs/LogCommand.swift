/// `rowtrail log`: care of a log file.
struct LogCommand: Command {
  static let declaration = CommandDeclaration(
    name: "log",
    overview: "Take care of a log file: verify, repair, compact, redact it, or tell what is in it.",
    arguments: [ArgumentDeclaration("subcommand", "What to do.")],
    options: [])

  static let subcommands: [any Command.Type] = [
    LogVerifyCommand.self, LogStatsCommand.self, LogRepairCommand.self, LogCompactCommand.self, LogRedactCommand.self,
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    throw .noSubcommand(Self.declaration.name)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus { .usage }
}
