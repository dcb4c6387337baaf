import RowtrailScenarios

/// What is wrong with the arguments of a run. The sentences are in `Sentences.swift`.
enum UsageError: Error, Hashable, Sendable {
  case noCommand
  case noSubcommand(String)
  case emptyRange(from: String, to: String)
  case oneOf([String])
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, placeholder: String, next: String?)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case notAnInteger(option: String, value: String)
  case tooSmall(option: String, value: String, least: Int)
  case tooLarge(option: String, value: String, least: Int, most: Int)
  case notAChoice(option: String, value: String, choices: [String], suggestion: String?)
  /// The name of a CI system for which no step is made.
  case otherCI(option: String, name: String)
  case notAWord(argument: String, value: String, choices: [String], suggestion: String?)
  case notAShard(String)
  case notARevision(String)
  case missingArgument(String)
  case unexpectedArgument(String)
  case severalScenarios(RawPath, names: [String])
  case standardInputTwice
  /// The command works on a file, not on a stream.
  case needsFile(command: String)
  /// The command writes a file, and nothing to a stream.
  case needsOutputFile(command: String)
  case rangeOfSeveral(count: Int)
}
