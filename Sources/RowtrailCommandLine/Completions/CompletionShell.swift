/// A shell that the tool can write completions for.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes these commands.
  func script(for commands: [CommandDeclaration]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}

extension CommandDeclaration {
  /// The command that this one stands behind, as `log` in `log verify`.
  var group: String? {
    let words = name.split(separator: " ")
    return words.count > 1 ? String(words[0]) : nil
  }

  /// Every word that begins with a dash here, in the order of the help screen.
  var optionWords: [String] {
    options.flatMap { option in (option.letter.map { ["-" + $0] } ?? []) + [option.written] } + ["--version", "--help"]
  }
}

extension [CommandDeclaration] {
  /// Those that stand behind no other one.
  var top: [CommandDeclaration] { filter { $0.group == nil } }

  /// Those behind a command, in order; empty for most.
  func members(of group: CommandDeclaration) -> [CommandDeclaration] { filter { $0.group == group.name } }
}

extension OptionDeclaration {
  /// What its value is completed to, or `nil` where it takes none.
  var valueCompletion: ArgumentCompletion? {
    switch value {
    case .flag: nil
    case .choice(let words): .words(words)
    case .path: .files
    case .text, .integer, .revision, .shard: .nothing
    }
  }
}
