/// Completions for fish.
struct FishCompletions {
  let commands: [CommandDeclaration]

  var script: String {
    var lines = [
      "# Completions of rowtrail for fish. To use them now: rowtrail completions fish | source",
      "complete -c rowtrail -f",
      "complete -c rowtrail -l help -s h -d 'Show help information.'",
      "complete -c rowtrail -l version -d 'Show the version.'",
    ]
    for command in commands.top {
      lines.append(
        "complete -c rowtrail -n __fish_use_subcommand -a \(command.name) -d \(Self.quoted(command.overview))")
      let members = commands.members(of: command)
      let words = members.map(\.lastWord).joined(separator: " ")
      let isNext =
        "__fish_seen_subcommand_from \(command.name); and not __fish_seen_subcommand_from \(words)"
      for member in members {
        lines.append(
          "complete -c rowtrail -n '\(isNext)' -a \(member.lastWord) -d \(Self.quoted(member.overview))")
      }
    }
    for command in commands where commands.members(of: command).isEmpty {
      lines += command.options.map { line(for: $0, of: command) }
      lines += arguments(of: command)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(for option: OptionDeclaration, of command: CommandDeclaration) -> String {
    var line = lead(command) + "-l \(option.name) "
    if let letter = option.letter { line += "-s \(letter) " }
    switch option.valueCompletion {
    case nil: break
    case .nothing: line += "-x "
    case .files: line += "-r -F "
    case .commands: line += "-x -a \(Self.quoted(commands.top.map(\.name).joined(separator: " "))) "
    case .words(let words): line += "-x -a \(Self.quoted(words.joined(separator: " "))) "
    }
    return line + "-d \(Self.quoted(option.help))"
  }

  private func arguments(of command: CommandDeclaration) -> [String] {
    // fish does not count places: what any of them takes is offered at all of them.
    Set(command.arguments.map(\.completion)).compactMap { completion in
      switch completion {
      case .nothing: nil
      case .files: lead(command) + "-F"
      case .commands: lead(command) + "-a \(Self.quoted(commands.top.map(\.name).joined(separator: " ")))"
      case .words(let words): lead(command) + "-a \(Self.quoted(words.joined(separator: " ")))"
      }
    }.sorted()
  }

  private func lead(_ command: CommandDeclaration) -> String {
    let group = command.group.map { "__fish_seen_subcommand_from \($0); and " } ?? ""
    return "complete -c rowtrail -n '\(group)__fish_seen_subcommand_from \(command.lastWord)' "
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing(["\\": "\\\\", "'": "\\'"]))'" }
}
