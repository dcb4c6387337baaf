/// What a shell completes an argument, or an option's value, to.
enum ArgumentCompletion: Hashable, Sendable {
  /// Nothing that a shell could know.
  case nothing
  /// Files and folders.
  case files
  /// The tool's commands.
  case commands
  /// These words.
  case words([String])
}
