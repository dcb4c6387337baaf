import Testing

@testable import RowtrailCommandLine

/// What the scripts say; that real shells understand them is a gate of its own.
@Suite struct CompletionsTests {
  @Test(arguments: CompletionShell.allCases)
  func everyCommandAndOptionIsThere(shell: CompletionShell) async {
    let script = await Run("completions", shell.rawValue).output
    for command in CommandLineTool.commands.map({ $0.declaration }) {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.written), "\(option.written)")
      }
    }
  }

  @Test func aShellThatIsNotKnown() async {
    let run = await Run("completions", "fihs")
    #expect(run.status == 64)
    #expect(run.messages.hasPrefix("error: '<shell>' is one of bash, zsh, fish, not 'fihs'; did you mean 'fish'?\n"))
  }

  @Test func noQuoteInATextEndsAString() {
    let command = CommandDeclaration(
      name: "x", overview: "It's [a] \\ b: c.", arguments: [],
      options: [OptionDeclaration("o", .path(placeholder: "a:b"), "It's [a] \\ b: c.")])
    #expect(ZshCompletions(commands: [command]).script.contains(#"'--o=[It'\''s \[a\] \\ b\: c.]:a\:b:_files'"#))
    #expect(FishCompletions(commands: [command]).script.contains(#"-l o -r -F -d 'It\'s [a] \\ b: c.'"#))
  }
}
