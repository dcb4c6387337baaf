/// Completions for zsh.
struct ZshCompletions {
  let commands: [CommandDeclaration]

  var script: String {
    """
    #compdef rowtrail
    # Completions of rowtrail for zsh. To use them now: source <(rowtrail completions zsh)
    _rowtrail() {
      local -a commands
      if (( CURRENT == 2 )); then
        commands=(
    \(Self.words(commands.top))
        )
        _describe -t commands 'command' commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.top.map(block).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _rowtrail ]]; then
      _rowtrail "$@"
    else
      compdef _rowtrail rowtrail
    fi

    """
  }

  /// Words with what they do, a line each.
  private static func words(_ commands: [CommandDeclaration]) -> String {
    commands.map { "      \(quoted("\($0.lastWord):\($0.overview)"))" }.joined(separator: "\n")
  }

  /// The branch of a command; where others stand behind it, their second word decides.
  private func block(of command: CommandDeclaration) -> String {
    let members = commands.members(of: command)
    guard !members.isEmpty else { return single(command) }
    return """
          \(command.name))
            if (( CURRENT == 2 )); then
              commands=(
      \(Self.words(members))
              )
              _describe -t commands 'command' commands
              return
            fi
            command=$words[2]
            shift words
            (( CURRENT-- ))
            case $command in
      \(members.map(single).joined(separator: "\n"))
            esac ;;
      """
  }

  private func single(_ command: CommandDeclaration) -> String {
    let options = command.options.flatMap(specifications)
    let help = [Self.quoted("--version[Show the version.]"), Self.quoted("(-h --help)--help[Show help information.]")]
    let arguments = command.arguments.enumerated().map { place, argument in
      let number = argument.repeats ? "*" : String(place + 1)
      return Self.quoted(
        "\(number):\(argument.isOptional ? ":" : "")\(argument.placeholder):\(action(argument.completion))")
    }
    let lines = (options + help + arguments).map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(command.lastWord)) _arguments \\\n\(lines) ;;"
  }

  private func specifications(of option: OptionDeclaration) -> [String] {
    let words = [option.written] + (option.letter.map { ["-" + $0] } ?? [])
    let exclusion = words.count > 1 ? "(\(words.joined(separator: " ")))" : ""
    let help = option.help.replacing(["\\": "\\\\", "[": "\\[", "]": "\\]", ":": "\\:"])
    return words.map { word in
      guard let completion = option.valueCompletion else { return Self.quoted("\(exclusion)\(word)[\(help)]") }
      let sign = word.hasPrefix("--") ? "=" : ""
      let value = (option.placeholder ?? option.name).replacing([":": "\\:"])
      return Self.quoted("\(exclusion)\(word)\(sign)[\(help)]:\(value):\(action(completion))")
    }
  }

  private func action(_ completion: ArgumentCompletion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .commands: action(.words(commands.top.map(\.name)))
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing(["'": "'\\''"]))'" }
}
