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
  init(_ arguments: [RawPath]) throws(UsageError) {
    let first = arguments.first?.text
    switch first {
    case nil: throw .noCommand
    case "-h", "--help": self = .text(HelpScreen.ofTool(CommandLineTool.commands.map { $0.declaration }))
    case "--version": self = .text(Self.versionLine)
    case .some:
      var rest = arguments[...]
      let command = try Self.command(named: &rest)
      if !command.subcommands.isEmpty, !Self.asksForText(rest.first) { throw .noSubcommand(command.declaration.name) }
      switch try ArgumentReader.read(rest, for: command.declaration) {
      case .help: self = .text(command.helpScreen)
      case .version: self = .text(Self.versionLine)
      case .run(let parsed): self = .command(try command.init(parsed))
      }
    }
  }

  /// The command that the first words name, which are taken away.
  static func command(named words: inout ArraySlice<RawPath>) throws(UsageError) -> any Command.Type {
    var command: (any Command.Type)?
    var known = CommandLineTool.commands
    while let word = words.first?.text, !known.isEmpty, command == nil || !asksForText(words.first) {
      command = try self.command(named: word, in: known, of: command)
      known = command?.subcommands ?? []
      words.removeFirst()
    }
    guard let command else { throw .noCommand }
    return command
  }

  /// The deepest command that words name, where the first of them is one.
  static func declaration(named words: [RawPath]) -> CommandDeclaration? {
    var found: CommandDeclaration?
    var known = CommandLineTool.commands
    for word in words {
      guard let command = known.first(where: { $0.declaration.lastWord == word.text }) else { break }
      found = command.declaration
      known = command.subcommands
    }
    return found
  }

  private static func asksForText(_ word: RawPath?) -> Bool {
    ["-h", "--help", "--version"].contains(word?.text)
  }

  private static func command(
    named word: String, in known: [any Command.Type], of group: (any Command.Type)?
  ) throws(UsageError) -> any Command.Type {
    if let command = known.first(where: { $0.declaration.lastWord == word }) { return command }
    if word.hasPrefix("-"), word != "-" {
      let closest = suggestion(for: String(word.drop { $0 == "-" }), among: ["help", "version"])
      throw .unknownOption(word, suggestion: closest.map { "--" + $0 })
    }
    let closest = suggestion(for: word, among: known.map { $0.declaration.lastWord })
    let lead = group.map { $0.declaration.name + " " } ?? ""
    throw .unknownCommand(lead + word, suggestion: closest.map { lead + $0 })
  }

  private static var versionLine: String { "rowtrail \(CommandLineTool.version)\n" }
}
