/// An argument of a command that has no name in front: its place is what it is known by.
struct ArgumentDeclaration: Hashable, Sendable {
  /// What stands for it in help screens.
  let placeholder: String
  /// Whether it is given any number of times; then it is the last one.
  let repeats: Bool
  /// Whether it can be left out.
  let isOptional: Bool
  /// What a shell completes it to.
  let completion: ArgumentCompletion
  /// What it is, in a line of the help screen.
  let help: String

  init(
    _ placeholder: String, repeats: Bool = false, isOptional: Bool = false, completion: ArgumentCompletion = .nothing,
    _ help: String
  ) {
    self.placeholder = placeholder
    self.repeats = repeats
    self.isOptional = isOptional
    self.completion = completion
    self.help = help
  }

  /// Any number of logs, scenario files and folders.
  static let historyPaths = ArgumentDeclaration(
    "path", repeats: true, completion: .files,
    "A scenario file, a log, a folder of *.scenario and *.rowlog files, or - for standard input."
  )

  /// One log or scenario file.
  static let historyFile = ArgumentDeclaration(
    "file", completion: .files, "A log or a scenario file, or - for standard input.")

  /// One log.
  static let log = ArgumentDeclaration("log", completion: .files, "A log, as a *.rowlog file.")

  /// Any number of scenario files and folders.
  static let scenarioPaths = ArgumentDeclaration(
    "path", repeats: true, completion: .files, "A scenario file, a folder of *.scenario files, or - for standard input."
  )

  /// One scenario file.
  static let scenarioFile = ArgumentDeclaration("file", completion: .files, "A scenario file, or - for standard input.")

  /// The argument as usage lines show it.
  var usage: String {
    let name = "<\(placeholder)>" + (repeats ? " ..." : "")
    return isOptional ? "[\(name)]" : name
  }
}
