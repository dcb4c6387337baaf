import Rowtrail
import RowtrailLog

/// What a log costs: each figure beside what the bare system, or a plain answer, takes in the same run.
struct LogSuite {
  let options: BenchmarkOptions
  let folder = TemporaryFolder()
  private(set) var results: [LogMeasured] = []

  init(options: BenchmarkOptions) { self.options = options }

  mutating func run() throws(LogError) {
    try measureFolding(rows: 1000, isMixed: false, aim: 1_000_000)
    try measureFolding(rows: 1000, isMixed: true, aim: 1_000_000)
    try measureFolding(rows: options.isQuick ? 100_000 : 1_000_000, isMixed: false, aim: 400_000)
    try measureProcessAppends()
    try measureFullAppends(groupsOf: 1)
    try measureFullAppends(groupsOf: 100)
    try measureJumps()
    if !options.isQuick { try measureMemory() }
  }

  var path: String { "\(folder.path)/log" }

  mutating func record(_ result: @autoclosure () -> LogMeasured) {
    results.append(result())
    StandardStream.error.write(results[results.count - 1].line)
  }

  /// Whether the filter lets a figure through.
  func wants(_ name: String) -> Bool { options.filter.map { "log: \(name)".lowercased().contains($0) } ?? true }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
