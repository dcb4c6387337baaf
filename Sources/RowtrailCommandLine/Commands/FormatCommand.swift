import RowtrailScenarios

/// `rowtrail format`: scenario files in their canonical layout.
struct FormatCommand: Command {
  static let check = OptionDeclaration(
    "check", .flag,
    "Change nothing; list the files that are not in the canonical layout, and exit with 1 if there are any.")

  static let declaration = CommandDeclaration(
    name: "format",
    overview: "Rewrite scenario files in their canonical layout.",
    discussion: [
      "A file is replaced whole or not at all; where the path is a symbolic link, the file that it leads to is, and "
        + "the link stays. A file that you may not write, that has several names (hard links) or that somebody changes "
        + "meanwhile is left as it is, with a message. With - the text is read from standard input and written to "
        + "standard output."
    ],
    arguments: [.scenarioPaths],
    options: [check])

  private let paths: [RawPath]
  private let isCheck: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments.inputs()
    isCheck = arguments.has(Self.check)
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let found = FileFinder.find(paths, FileFinder.scenarios)
    var status = try found.tellFailures(console)
    for path in found.files {
      do throws(ToolFailure) {
        status = max(status, try format(path, console))
      } catch {
        if case .output = error { throw error }
        try console.tell(error)
        status = max(status, error.status)
      }
    }
    return status
  }

  private func format(_ path: RawPath, _ console: Console) throws(ToolFailure) -> ExitStatus {
    let (bytes, stamp) = try read(path, console)
    let text: String
    do {
      text = try ScenarioFormatter.format(bytes)
    } catch {
      for problem in InputProblem.told(error.errors) { try console.tell(.input(path, problem)) }
      return .unreadableInput
    }
    let isSame = text.utf8.elementsEqual(bytes)
    if isCheck {
      if !isSame { try console.write("\(path.visible)\n") }
      return isSame ? .success : .negative
    }
    guard let stamp else {
      try console.write(text)
      return .success
    }
    if !isSame {
      do { try FileReplacement.replace(path, with: Array(text.utf8), read: stamp) } catch {
        throw .rewrite(path, error)
      }
      try console.write("\(path.visible)\n")
    }
    return .success
  }

  /// What a path holds; without a stamp where it is standard input.
  private func read(
    _ path: RawPath, _ console: Console
  ) throws(ToolFailure) -> (bytes: [UInt8], stamp: FileStamp?) {
    do throws(InputProblem) {
      if path == .standardInput { return (try InputFile.read(path, standardInput: console.input), nil) }
      return try InputFile.readStamped(path)
    } catch {
      throw .input(path, error)
    }
  }
}
