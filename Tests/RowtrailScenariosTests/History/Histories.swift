import Foundation
import Rowtrail
import RowtrailLog
import RowtrailScenarios
import Testing

/// How many times the usual number of generated histories to try: the environment variable `ROWTRAIL_EFFORT`.
let effort = max(1, ProcessInfo.processInfo.environment["ROWTRAIL_EFFORT"].flatMap { Int($0) } ?? 1)

extension RecordedHistory {
  /// The history as the bytes of a log.
  func logBytes() throws(LogError) -> [UInt8] {
    var text = logText
    try text.start()
    for record in records { try text.append(record) }
    return text.take()
  }

  /// A random history, whose steps go well with captured paths.
  static func generated(seed: UInt64, rows: Int = 12, steps: Int = 40) -> RecordedHistory {
    let result = TrialRunner().run(TrialGenerator(.text, rows: rows, steps: steps), seed: seed)
    var timeline = TextTimeline((try? TextList(validating: result.trial.sections)) ?? TextList())
    // What needs a screen is left out.
    for case .action(let action) in result.trial.steps { timeline.dispatch(action) }
    return RecordedHistory(name: "\(seed)", timeline: timeline, origin: .scenario(.empty))
  }

  /// What comes of the one scenario in a text.
  static func replayed(_ text: String) throws -> ScenarioResult {
    let file = ScenarioParser.parse(Array(text.utf8))
    try #require(file.errors.isEmpty, "\(file.errors.map(\.message))\n\(text)")
    return ScenarioRunner.run(try #require(file.scenarios.first))
  }
}

extension ScenarioResult {
  /// A result of nothing.
  static let empty = ScenarioResult(
    name: "", line: 1, steps: [], failures: [], timeline: TextTimeline(TextList()), hazards: [],
    coverage: InvariantCoverage())
}

/// The scenarios of the package's own folder.
func ownScenarios() throws -> [(file: String, scenario: Scenario)] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Scenarios").standardizedFileURL
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".scenario") }
  return try names.sorted().flatMap { name in
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    return ScenarioParser.parse(bytes).scenarios.map { (name, $0) }
  }
}
