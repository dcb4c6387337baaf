import RowtrailScenarios

/// What the words after the tool's name ask for.
enum Invocation {
  /// A text that is printed: a help screen, the version.
  case text(String)
  /// A command that is run.
  case command(any Command)

  /// What these words ask for.
  ///
  /// - Throws: what is wrong with them.
  init(_ arguments: [RawPath], _ console: Console) throws(UsageError) {
    let first = arguments.first?.text
    switch first {
    case nil: throw .noCommand
    case "-h", "--help": self = .text(HelpScreen.ofTool(CommandLineTool.commands.map { $0.declaration }))
    case "--version": self = .text(Self.versionLine)
    case let word?:
      let command = try Self.command(named: word)
      switch try ArgumentReader.read(arguments.dropFirst(), for: command.declaration) {
      case .help: self = .text(HelpScreen.of(command.declaration))
      case .version: self = .text(Self.versionLine)
      case .run(let parsed): self = .command(try command.init(parsed, for: console))
      }
    }
  }

  /// The command of this name.
  static func command(named word: String) throws(UsageError) -> any Command.Type {
    if let command = CommandLineTool.commands.first(where: { $0.declaration.name == word }) { return command }
    if word.hasPrefix("-"), word != "-" {
      let closest = suggestion(for: String(word.drop { $0 == "-" }), among: ["help", "version"])
      throw .unknownOption(word, suggestion: closest.map { "--" + $0 })
    }
    let names = CommandLineTool.commands.map { $0.declaration.name }
    throw .unknownCommand(word, suggestion: suggestion(for: word, among: names))
  }

  private static var versionLine: String { "rowtrail \(CommandLineTool.version)\n" }
}
