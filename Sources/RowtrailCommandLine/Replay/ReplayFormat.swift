import RowtrailScenarios

/// How the results of a replay are written. What is about one file is written where the file is run; the rest where
/// the files come together again, in order.
protocol ReplayFormat: Sendable {
  /// What stands before everything else.
  var head: String { get }

  /// A scenario's result.
  func scenario(_ result: ScenarioResult, seconds: Seconds, in source: inout SourceFile) -> [UInt8]

  /// A file's error, as it stands in the result; empty where results have no place for it.
  func problem(_ problem: InputProblem, in path: RawPath) -> [UInt8]

  /// A file's error, as it is told on standard error; empty where it stands in the result.
  func message(_ problem: InputProblem, in path: RawPath) -> [UInt8]

  /// What a file adds to the result, given what was added before.
  mutating func add(_ file: ReplayedFile) -> [UInt8]

  /// What stands behind everything else.
  func foot(_ totals: ReplayTotals, status: ExitStatus, seconds: Seconds) -> [UInt8]
}
