import RowtrailScenarios

/// What the commands take that write a copy of a log: the log, where the copy goes, and how the answer is written.
struct LogCopyArguments {
  /// The log.
  let path: RawPath
  /// The copy.
  let output: RawPath
  /// Whether the answer is to be JSON.
  let isJSON: Bool

  /// The option that says where the copy goes.
  ///
  /// - Parameters:
  ///   - what: what it is called in the help screen.
  ///   - word: what stands in its name where the option is not given.
  static func output(_ what: String, word: String) -> OptionDeclaration {
    OptionDeclaration(
      "output", letter: "o", .path(placeholder: "log"),
      "\(what), a file that is not there yet. (default: beside the log, as NAME.\(word).rowlog)")
  }

  /// - Throws: that the log or its copy would be a stream.
  init(
    _ arguments: ParsedArguments, of command: CommandDeclaration, _ option: OptionDeclaration, word: String
  ) throws(UsageError) {
    path = arguments.positional[0]
    output = arguments.path(option) ?? LogFileInput.path(besides: path, word)
    isJSON = arguments.wantsJSON
    if path == .standardInput { throw .needsFile(command: command.name) }
    if output == .standardInput { throw .needsOutputFile(command: command.name) }
  }
}
