import RowtrailScenarios

/// A file that was read, and its lines for messages, which are found when the first is asked for.
struct SourceFile {
  /// The path as it was given or found.
  let path: RawPath
  /// The scenarios of the file; none of a log.
  let scenarios: [Scenario]
  private let bytes: [UInt8]
  private var lines: SourceLines?

  init(path: RawPath, bytes: [UInt8], scenarios: [Scenario] = []) {
    self.path = path
    self.scenarios = scenarios
    self.bytes = bytes
  }

  /// The line of this number, from 1, without its end and without a byte-order mark; empty where there is none.
  mutating func line(_ number: Int) -> String {
    let lines = lines ?? SourceLines(bytes)
    self.lines = lines
    return lines[number]
  }
}
