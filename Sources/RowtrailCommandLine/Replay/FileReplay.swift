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
  func run(_ path: RawPath) -> ReplayedFile {
    let clock = ContinuousClock()
    let start = clock.now
    var file = ReplayedFile(path: path)
    do {
      let bytes = try InputFile.read(path, standardInput: standardInput)
      run(bytes, into: &file)
    } catch {
      note([error], in: &file)
    }
    if file.totals.scenarios > 0 || file.totals.unreadableFiles > 0 { file.totals.files = 1 }
    file.seconds = Seconds(clock.now - start)
    return file
  }

  private func run(_ bytes: [UInt8], into file: inout ReplayedFile) {
    let parsed = ScenarioParser.parse(bytes)
    guard parsed.errors.isEmpty else { return note(parsed.errors.map(InputProblem.init), in: &file) }
    var source = SourceFile(path: file.path, bytes: bytes)
    let wholeFile = filter?.matches(file.path) ?? true
    let clock = ContinuousClock()
    for scenario in parsed.scenarios where wholeFile || filter?.matches(scenario.name) == true {
      let start = clock.now
      let result = ScenarioRunner.run(scenario)
      let seconds = Seconds(clock.now - start)
      file.totals.count(result)
      file.scenarios.append(format.scenario(result, seconds: seconds, in: &source))
    }
  }

  private func note(_ problems: [InputProblem], in file: inout ReplayedFile) {
    file.totals.unreadableFiles = 1
    for problem in problems {
      file.problems.append(format.problem(problem, in: file.path))
      file.messages += format.message(problem, in: file.path)
    }
  }
}

extension InputProblem {
  /// The problem that an error of a scenario file is.
  init(_ error: ScenarioError) {
    self = .malformed(
      line: error.line, column: error.column, message: error.message, sourceLine: error.sourceLine)
  }
}
