import RowtrailScenarios

/// Runs the scenarios of a file and writes what came of them. It can run anywhere, many at a time.
struct FileReplay: Sendable {
  /// How the results are written.
  let format: any ReplayFormat
  /// The text that a path or a scenario's name has in it, or `nil` for all.
  let filter: TextFilter?
  /// Where `-` is read from.
  let standardInput: any ByteSource

  /// Runs a file.
  ///
  /// - Returns: what came of it, or `nil` where the task was cancelled before all of it was run: there is no result of
  ///   half a file.
  func run(_ path: RawPath) -> ReplayedFile? {
    let clock = ContinuousClock()
    let start = clock.now
    var file = ReplayedFile(path: path)
    do {
      let bytes = try InputFile.read(path, standardInput: standardInput)
      guard run(bytes, into: &file) else { return nil }
    } catch {
      note([error], told: [error], in: &file)
    }
    if file.totals.scenarios > 0 || file.totals.unreadableFiles > 0 { file.totals.files = 1 }
    file.seconds = Seconds(clock.now - start)
    return file
  }

  /// Runs a file's scenarios, and says whether that was not cancelled.
  private func run(_ bytes: [UInt8], into file: inout ReplayedFile) -> Bool {
    let parsed = ScenarioParser.parse(bytes)
    guard parsed.errors.isEmpty else {
      note(parsed.errors.map { InputProblem($0) }, told: InputProblem.told(parsed.errors), in: &file)
      return true
    }
    var source = SourceFile(path: file.path, bytes: bytes)
    let wholeFile = filter?.matches(file.path) ?? true
    let clock = ContinuousClock()
    for scenario in parsed.scenarios where wholeFile || filter?.matches(scenario.name) == true {
      let start = clock.now
      guard let result = ScenarioRunner.runUnlessCancelled(scenario) else { return false }
      let seconds = Seconds(clock.now - start)
      file.totals.count(result)
      file.scenarios.append(format.scenario(result, seconds: seconds, in: &source))
    }
    return true
  }

  private func note(_ problems: [InputProblem], told: [InputProblem], in file: inout ReplayedFile) {
    file.totals.unreadableFiles = 1
    for problem in problems { file.problems.append(format.problem(problem, in: file.path)) }
    for problem in told { file.messages += format.message(problem, in: file.path) }
  }
}
