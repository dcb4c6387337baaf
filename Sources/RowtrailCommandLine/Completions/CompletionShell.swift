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
  /// Every word that begins with a dash here, in the order of the help screen.
  var optionWords: [String] {
    options.flatMap { option in (option.letter.map { ["-" + $0] } ?? []) + [option.written] } + ["--version", "--help"]
  }

  /// What its arguments are completed to, in order; the last one goes for all that follow where it repeats.
  var completions: [ArgumentCompletion] { arguments.map(\.completion) }
}

extension OptionDeclaration {
  /// What its value is completed to, or `nil` where it takes none.
  var valueCompletion: ArgumentCompletion? {
    switch value {
    case .flag: nil
    case .choice(let words): .words(words)
    case .text(let placeholder): placeholder == "text" || placeholder == "name" ? .nothing : .files
    case .integer, .shard: .nothing
    }
  }
}
