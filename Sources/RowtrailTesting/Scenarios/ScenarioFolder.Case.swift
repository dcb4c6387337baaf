import RowtrailScenarios
import Testing

extension ScenarioFolder {
  /// A scenario of a folder, or a file that holds none that could be run.
  ///
  /// `Sendable`, and a value.
  public struct Case: Sendable, CustomTestStringConvertible {
    /// Something to report, and where.
    struct Problem: Sendable {
      let message: String
      let sourceLocation: SourceLocation
    }

    /// The file's path inside the folder, and the scenario's name: `servers/screen.scenario: A cell that scrolled out`.
    public let name: String
    /// The scenario, or `nil` where the file has none that could be run.
    public let scenario: Scenario?
    let file: ScenarioFile
    let problems: [Problem]

    init(
      name: String, scenario: Scenario? = nil, file: ScenarioFile = ScenarioFile(path: RawPath(""), name: ""),
      problems: [Problem] = []
    ) {
      self.name = name
      self.scenario = scenario
      self.file = file
      self.problems = problems
    }

    /// The name, as the test's report shows it.
    public var testDescription: String { name }

    /// Runs the scenario, and records each failure as an issue at its line of the file.
    ///
    /// - Returns: what came of it, or `nil` where there is no scenario to run.
    @discardableResult
    public func check() -> ScenarioResult? {
      for problem in problems {
        Issue.record(Comment(rawValue: problem.message), sourceLocation: problem.sourceLocation)
      }
      guard let scenario else { return nil }
      let result = ScenarioRunner.run(scenario)
      for failure in result.failures {
        Issue.record(
          Comment(rawValue: failure.report), sourceLocation: file.location(line: failure.line, column: failure.column))
      }
      return result
    }
  }
}

extension ScenarioFolder.Case {
  /// The scenarios of a file; where it has errors, one case that reports them all.
  static func cases(of path: RawPath, named name: String) -> [ScenarioFolder.Case] {
    let file = ScenarioFile(path: path, name: name)
    do throws(FileProblem) {
      let parsed = ScenarioParser.parse(try file.bytes())
      if parsed.errors.isEmpty {
        return parsed.scenarios.map {
          ScenarioFolder.Case(name: "\(name): \($0.name)", scenario: $0, file: file)
        }
      }
      let problems = parsed.errors.map {
        Problem(message: $0.message, sourceLocation: file.location(line: $0.line, column: $0.column))
      }
      return [ScenarioFolder.Case(name: name, file: file, problems: problems)]
    } catch {
      let problem = Problem(message: "\(error)", sourceLocation: file.location(line: 1, column: 1))
      return [ScenarioFolder.Case(name: name, file: file, problems: [problem])]
    }
  }
}
