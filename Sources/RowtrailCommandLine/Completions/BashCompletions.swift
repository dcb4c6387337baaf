/// Completions for bash, from 3.2 on.
struct BashCompletions {
  let commands: [CommandDeclaration]

  var script: String {
    """
    # Completions of rowtrail for bash. To use them now: source <(rowtrail completions bash)
    _rowtrail_files() {
      compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "$1"))
    }

    _rowtrail() {
    \(word)
    \(cases)
    }

    complete -F _rowtrail rowtrail

    """
  }

  /// Finds the word that is completed, the one before it, and the command that they belong to.
  private var word: String {
    let names = commands.top.map(\.name).joined(separator: " ")
    return """
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} options='' command=${COMP_WORDS[1]} first=2 i place=0
        COMPREPLY=()
        if [ "$word" = '=' ]; then
          word=''
        elif [ "$previous" = '=' ]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names) --version --help' -- "$word"))
          return
        fi
        case $command in
      \(groups.joined(separator: "\n"))
          -) ;;
        esac
      """
  }

  /// Completes the value of an option, else an option, else an argument by its place.
  private var cases: String {
    """
      case "$command $previous" in
    \(leaves.flatMap(values).joined(separator: "\n"))
      esac
      case $command in
    \(leaves.map { "    '\($0.name)') options='\($0.optionWords.joined(separator: " "))' ;;" }.joined(separator: "\n"))
      esac
      if [ "${word#-}" != "$word" ]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        return
      fi
      for ((i = first; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in -*) ;; *) place=$((place + 1)) ;; esac
      done
      case "$command $place" in
    \(leaves.flatMap(arguments).joined(separator: "\n"))
      esac
    """
  }

  /// Commands behind which another one is named: their second word decides.
  private var groups: [String] {
    commands.top.compactMap { group in
      let words = commands.members(of: group).map(\.lastWord).joined(separator: " ")
      guard !words.isEmpty else { return nil }
      return """
            \(group.name))
              if [ "$COMP_CWORD" -eq 2 ]; then
                COMPREPLY=($(compgen -W '\(words) --version --help' -- "$word"))
                return
              fi
              command="\(group.name) ${COMP_WORDS[2]}" first=3 ;;
        """
    }
  }

  /// The commands behind which no other one is named.
  private var leaves: [CommandDeclaration] { commands.filter { commands.members(of: $0).isEmpty } }

  private func values(of command: CommandDeclaration) -> [String] {
    command.options.compactMap { option in
      guard let completion = option.valueCompletion else { return nil }
      let words = [option.written] + (option.letter.map { ["-" + $0] } ?? [])
      let patterns = words.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
      return "    \(patterns)) \(action(completion)); return ;;"
    }
  }

  private func arguments(of command: CommandDeclaration) -> [String] {
    command.arguments.enumerated().map { place, argument in
      // The values of options are counted as arguments; what follows the last place is completed like it.
      let isLast = place == command.arguments.count - 1
      return "    '\(command.name) '\(isLast ? "*" : String(place))) \(action(argument.completion)) ;;"
    }
  }

  private func action(_ completion: ArgumentCompletion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "_rowtrail_files \"$word\""
    case .commands: action(.words(commands.top.map(\.name)))
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    }
  }
}
