import RowtrailScenarios

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `rowtrail init`: puts a first scenario and a CI step into a project.
struct InitCommand: Command {
  private static let ci = OptionDeclaration(
    "ci", .choice(["github", "none"]), "Whose CI step is added.", otherWords: .ciSystems)

  static let declaration = CommandDeclaration(
    name: "init",
    overview: "Put a commented first scenario and a CI step into a project.",
    discussion: ["A file that is there already is left as it is."],
    arguments: [
      ArgumentDeclaration(
        "folder", isOptional: true, completion: .files, "The project's folder. (default: the current one)")
    ],
    options: [ci])

  private let folder: RawPath
  private let files: [StarterFile]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    folder = arguments.positional.first ?? RawPath(".")
    files = arguments.text(Self.ci) == "none" ? [.scenario] : [.scenario, .gitHubWorkflow]
  }

  func run(_ console: Console) async throws(ToolFailure) -> ExitStatus {
    let folder = folder.bytes == Array(".".utf8) ? nil : folder
    if let folder, FileKind.of(folder) != .folder { throw .input(folder, .notAFolder) }
    for file in files {
      let path = folder?.appending(Array(file.path.utf8)) ?? RawPath(file.path)
      try console.write(try create(file, at: path, style: console.resultStyle))
    }
    let scenarios = folder?.appending(Array("Scenarios".utf8)) ?? RawPath("Scenarios")
    try console.write("\nNext: rowtrail replay \(scenarios.visible)\n")
    return .success
  }

  /// Writes a file unless it is there.
  ///
  /// - Returns: the line that says what came of it.
  private func create(_ file: StarterFile, at path: RawPath, style: Style) throws(ToolFailure) -> String {
    do throws(RewriteProblem) {
      try FileCreation.write(path, Array(file.text.utf8))
      return "\(style.paint("created", .good))  \(path.visible)  (\(file.purpose))\n"
    } catch {
      guard error == .refused(SystemError(code: EEXIST)) else { throw .create(path, error) }
      return "\(style.paint("kept", .quiet))     \(path.visible)  (it was there already)\n"
    }
  }
}
