import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// An input of a command that looks at histories: a log, or a file of scenarios.
///
/// A file whose name ends in `.rowlog` is a log, and so is one whose text begins as a JSON object, whatever it is called.
enum HistoryInput {
  case log(LogReader<TextCoding>)
  case scenarios([Scenario])

  /// The option that picks one of several scenarios.
  static let name = OptionDeclaration("name", .text(placeholder: "name"), "The scenario, where the file has several.")

  /// The option that leaves scenarios and logs of other names out.
  static let names = OptionDeclaration("name", .text(placeholder: "name"), "Only the scenarios of this name.")

  /// Opens an input.
  ///
  /// - Throws: what is wrong with it; every error of a scenario file but the last has been told already.
  static func open(_ path: RawPath, _ console: Console) throws(ToolFailure) -> HistoryInput {
    let source: InputSource
    do { source = try InputSource.open(path, console.input) } catch { throw .input(path, error) }
    switch source {
    case .log(let reader): return .log(reader)
    case .text(let bytes): return .scenarios(try parse(bytes, path, console))
    }
  }

  /// The scenarios of a file.
  ///
  /// - Throws: its last error; the others have been told already.
  static func parse(_ bytes: [UInt8], _ path: RawPath, _ console: Console) throws(ToolFailure) -> [Scenario] {
    let parsed = ScenarioParser.parse(bytes)
    let problems = InputProblem.told(parsed.errors)
    for problem in problems.dropLast() { try console.tell(.input(path, problem)) }
    if let last = problems.last { throw .input(path, last) }
    return parsed.scenarios
  }

  /// The history of an input: a log's, or that of the scenario of this name, the first of them, or of the only one in the
  /// file. What follows a log's sound entries is told.
  static func history(
    of path: RawPath, named name: String?, _ console: Console
  ) throws(ToolFailure) -> RecordedHistory {
    switch try open(path, console) {
    case .log(let reader):
      let history = try read(reader, path, console)
      guard name == nil || name == history.name else {
        throw .unknownName(name ?? "", in: path, names: [history.name])
      }
      return history
    case .scenarios(let scenarios):
      return RecordedHistory(ScenarioRunner.run(try choose(from: scenarios, of: path, named: name)))
    }
  }

  /// The scenario of this name, the first of them, or the only one.
  static func choose(
    from scenarios: [Scenario], of path: RawPath, named name: String?
  ) throws(ToolFailure) -> Scenario {
    guard let name else {
      guard scenarios.count == 1 else {
        throw .usage(.severalScenarios(path, names: scenarios.map(\.name)))
      }
      return scenarios[0]
    }
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      throw .unknownName(name, in: path, names: scenarios.map(\.name))
    }
    return scenario
  }

  /// Reads a log to its end, and tells what follows its sound entries.
  static func read(
    _ reader: LogReader<TextCoding>, _ path: RawPath, _ console: Console
  ) throws(ToolFailure) -> RecordedHistory {
    let history: RecordedHistory
    var progress = WorkProgress(of: reader)
    do {
      history = try RecordedHistory(
        reader, name: RecordedHistory.name(ofFile: path.text),
        progress: { if let line = progress.line(reader.byteCount) { console.showProgress(line) } })
    } catch {
      throw .input(path, .log(error))
    }
    console.clearProgress()
    if let damage = history.log?.damage { try console.tell(.input(path, .log(.damaged(damage)))) }
    if let tail = history.log?.tail { try console.tell(Array(tail.note(in: path, style: console.messageStyle).utf8)) }
    return history
  }
}

extension RecordedHistory {
  /// The exit status of a command that has shown the history: a damaged log is a no.
  ///
  /// - Throws: where the log's file was written over while it was being shown.
  func status() throws(ToolFailure) -> ExitStatus {
    if let failure = log?.failure { throw .input(RawPath(name), .log(failure)) }
    return log?.damage == nil ? .success : .negative
  }
}

extension Timeline {
  /// That a revision, as it was written, is not there.
  func unknown(_ revision: String) -> ToolFailure {
    .unknownRevision(revision, first: firstRevision, last: self.revision)
  }
}
