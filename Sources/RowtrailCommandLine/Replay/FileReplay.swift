import RowtrailLog
import RowtrailScenarios

/// Runs the scenarios of a file and writes what came of them. It can run anywhere, many at a time.
struct FileReplay: Sendable {
  /// How the results are written.
  let format: any ReplayFormat
  /// The text that a path or a scenario's name has in it, or `nil` for all.
  let filter: TextFilter?
  /// Where `-` is read from.
  let standardInput: any ByteSource
  /// How messages may look.
  var messageStyle = Style.plain

  /// Runs a file.
  ///
  /// - Returns: what came of it, or `nil` where the task was cancelled before all of it was run: there is no result of
  ///   half a file.
  func run(_ path: RawPath) -> ReplayedFile? {
    let clock = ContinuousClock()
    let start = clock.now
    var file = ReplayedFile(path: path)
    do throws(InputProblem) {
      switch try InputSource.open(path, standardInput) {
      case .log(let reader): try run(reader, into: &file)
      case .text(let bytes): guard run(bytes, into: &file) else { return nil }
      }
    } catch {
      note(error, in: &file)
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
    var source = SourceFile(path: file.path, bytes: bytes, scenarios: parsed.scenarios)
    let wholeFile = filter?.matches(file.path) ?? true
    let clock = ContinuousClock()
    for scenario in parsed.scenarios where wholeFile || filter?.matches(scenario.name) == true {
      let start = clock.now
      guard let result = ScenarioRunner.runUnlessCancelled(scenario) else { return false }
      let seconds = Seconds(clock.now - start)
      file.totals.count(result)
      file.scenarios.append(format.scenario(result, seconds: seconds, in: &source))
      for hint in ScenarioHint.hints(of: scenario, result) {
        file.messages += hint.note(in: &source, style: messageStyle).utf8
      }
    }
    return true
  }

  /// Replays a log.
  private func run(_ reader: LogReader<TextCoding>, into file: inout ReplayedFile) throws(InputProblem) {
    let name = RecordedHistory.name(ofFile: file.path.text)
    guard matches(file.path, name) else { return }
    let clock = ContinuousClock()
    let start = clock.now
    do throws(LogError) {
      let (result, notes) = try LogReplay.run(reader, name: name)
      if let tail = notes?.tail { file.messages += tail.note(in: file.path, style: messageStyle).utf8 }
      add(result, Seconds(clock.now - start), to: &file)
    } catch {
      throw .log(error)
    }
  }

  private func add(_ result: ScenarioResult, _ seconds: Seconds, to file: inout ReplayedFile) {
    var source = SourceFile(path: file.path, bytes: [])
    file.totals.count(result)
    file.scenarios.append(format.scenario(result, seconds: seconds, in: &source))
  }

  private func matches(_ path: RawPath, _ name: String) -> Bool {
    guard let filter else { return true }
    return filter.matches(path) || filter.matches(name)
  }

  /// Takes in why a file could not be run. A damaged log was read, and fails.
  private func note(_ problem: InputProblem, in file: inout ReplayedFile) {
    guard case .damagedStart(let damage) = problem else { return note([problem], told: [problem], in: &file) }
    let name = RecordedHistory.name(ofFile: file.path.text)
    if matches(file.path, name) { add(LogReplay.result(of: damage, name: name), Seconds(.zero), to: &file) }
  }

  private func note(_ problems: [InputProblem], told: [InputProblem], in file: inout ReplayedFile) {
    file.totals.unreadableFiles = 1
    for problem in problems { file.problems.append(format.problem(problem, in: file.path)) }
    for problem in told { file.messages += format.message(problem, in: file.path) }
  }
}
