import Rowtrail
import RowtrailLog

/// Replays logs: folds their entries, and checks every invariant after each.
///
///     let result = try LogReplay.run(log: "orders.rowlog")
///     print(result.name, result.passed)
public enum LogReplay {
  /// Replays a log to its end, or up to where it is damaged, which is a failure of the kind `log`.
  ///
  /// - Returns: a result with the file's name as its name and the line 0; its failures have a revision and no place.
  /// - Throws: `LogError`: `io`, `notALog`, `unknownVersion`; `damaged` where not even the starting list is sound.
  public static func run(log path: String) throws(LogError) -> ScenarioResult {
    try run(try LogReader(path: path) { TextCoding(viewing: $0) }, name: RecordedHistory.name(ofFile: path)).result
  }

  /// Replays what is left to read of a log.
  package static func run(
    _ reader: LogReader<TextCoding>, name: String
  ) throws(LogError) -> (result: ScenarioResult, notes: RecordedHistory.LogNotes?) {
    var checker = InvariantChecker(reader.list, revision: reader.revision)
    var steps: [StepResult] = []
    var failures: [ScenarioFailure] = []
    let history = try RecordedHistory(reader, name: name) { before, timeline in
      guard let entry = timeline.entries.last else { return }
      steps.append(StepResult(line: 0, entry))
      let step = InvariantStep(before: before, entry: entry, after: timeline.current)
      for violation in checker.check(step, in: timeline) {
        failures.append(failure(violation.invariant.failureKind, entry.revision, violation.message))
      }
    }
    if let damage = history.log?.damage { failures.append(failure(of: damage, after: history.timeline.revision)) }
    let result = ScenarioResult(
      name: name, line: 0, steps: steps, failures: failures, timeline: history.timeline, hazards: history.hazards,
      coverage: checker.coverage)
    return (result, history.log)
  }

  /// The result of a log of which not even the starting list is sound.
  package static func result(of damage: LogDamage, name: String) -> ScenarioResult {
    ScenarioResult(
      name: name, line: 0, steps: [],
      failures: [failure(.log, 0, "the log is damaged: line \(damage.line), \(damage.startSentence)")],
      timeline: TextTimeline(TextList()),
      hazards: [], coverage: InvariantCoverage())
  }

  private static func failure(of damage: LogDamage, after revision: Int) -> ScenarioFailure {
    failure(.log, revision, "the log is damaged: line \(damage.line), \(damage.sentence)")
  }

  private static func failure(_ kind: ScenarioFailure.Kind, _ revision: Int, _ message: String) -> ScenarioFailure {
    ScenarioFailure(kind: kind, line: 0, column: 0, revision: revision, message: message)
  }
}
