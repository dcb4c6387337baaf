import RowtrailScenarios
import Testing

/// A folder of scenario files, as the cases of a parameterised test.
///
///     import RowtrailTesting
///     import Testing
///
///     @Test(arguments: ScenarioFolder("../../Scenarios").cases)
///     func scenarios(_ scenario: ScenarioFolder.Case) { scenario.check() }
///
/// Each scenario is a case of its own, whose failures stand at the scenario file's line. A file that is not well formed, or
/// cannot be read, is a case that fails; so is a folder that is not there or holds no scenario, since a test without cases
/// would pass unseen.
///
/// `Sendable`, and a value.
public struct ScenarioFolder: Sendable {
  /// The scenarios of the folder and of those below it, by file, in the byte order of their paths.
  public let cases: [Case]

  /// The scenario files below a folder: every file whose name ends in `.scenario`.
  ///
  /// - Parameters:
  ///   - path: the folder's path, or that of a single file; where it does not begin with `/`, it goes out from the folder of
  ///     the source file that calls this.
  ///   - sourceLocation: where a folder without scenarios is reported.
  ///   - file: the source file from whose folder a path goes out.
  public init(_ path: String, sourceLocation: SourceLocation = #_sourceLocation, file: String = #filePath) {
    let folder = FolderPath(path, besides: file)
    do throws(FileProblem) {
      let files = try folder.scenarioFiles()
      cases = files.flatMap { Case.cases(of: $0, named: folder.name(of: $0)) }
    } catch {
      cases = [Case(name: path, problems: [Case.Problem(message: "\(error)", sourceLocation: sourceLocation)])]
    }
  }
}
