import RowtrailScenarios

/// Opens a scenario file for a command that looks at what came of it.
enum ScenarioChoice {
  /// The option that picks one of several scenarios.
  static let name = OptionDeclaration("name", .text(placeholder: "name"), "The scenario, where the file has several.")

  /// The scenarios of a file.
  ///
  /// - Throws: what is wrong with the file; every error but the last has been told already.
  static func scenarios(in path: RawPath, _ console: Console) throws(ToolFailure) -> [Scenario] {
    let parsed: ParsedScenarioFile
    do throws(InputProblem) {
      parsed = ScenarioParser.parse(try InputFile.read(path, standardInput: console.input))
    } catch {
      throw .input(path, error)
    }
    let problems = InputProblem.told(parsed.errors)
    for problem in problems.dropLast() { try console.tell(.input(path, problem)) }
    if let last = problems.last { throw .input(path, last) }
    return parsed.scenarios
  }

  /// What came of the scenario of this name, the first of them, or of the only one in the file.
  static func result(
    of path: RawPath, named name: String?, _ console: Console
  ) throws(ToolFailure) -> ScenarioResult {
    let scenarios = try scenarios(in: path, console)
    guard let name else {
      guard scenarios.count == 1 else {
        throw .usage(.severalScenarios(path, names: scenarios.map(\.name)))
      }
      return ScenarioRunner.run(scenarios[0])
    }
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      throw .unknownName(name, in: path, names: scenarios.map(\.name))
    }
    return ScenarioRunner.run(scenario)
  }
}
