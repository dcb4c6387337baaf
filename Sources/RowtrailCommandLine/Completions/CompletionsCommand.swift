import RowtrailScenarios

/// `rowtrail completions`: a script that lets a shell complete commands, options and files.
struct CompletionsCommand: Command {
  private static let shells = CompletionShell.allCases.map(\.rawValue)

  static let declaration = CommandDeclaration(
    name: "completions",
    overview: "Print a script with which a shell completes rowtrail's commands, options and files.",
    discussion: [
      "bash: source <(rowtrail completions bash), in ~/.bashrc",
      "zsh: rowtrail completions zsh > _rowtrail, in a folder of $fpath",
      "fish: rowtrail completions fish > ~/.config/fish/completions/rowtrail.fish",
    ],
    arguments: [
      ArgumentDeclaration("shell", completion: .words(shells), "The shell: bash, zsh or fish.")
    ],
    options: [])

  private let shell: CompletionShell

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let word = arguments.positional[0].text
    guard let shell = CompletionShell(rawValue: word) else {
      throw .notAWord(
        argument: "shell", value: word, choices: Self.shells, suggestion: suggestion(for: word, among: Self.shells))
    }
    self.shell = shell
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let commands = CommandLineTool.commands.flatMap { command in
      [command.declaration] + command.subcommands.map { $0.declaration }
    }
    try console.write(shell.script(for: commands))
    return .success
  }
}
