import Rowtrail
import RowtrailScenarios

/// A scenario file cut into the lines of its scenarios, for a report to show.
///
///     let source = ReportedSource(bytes, file.scenarios)
///     source.lines(of: file.scenarios[1])    // from the comment above it to the next scenario
///
/// `Sendable`, and a value.
public struct ReportedSource: Sendable {
  private let lines: SourceLines
  /// The lines at which the scenarios start, with the comments directly above them, in order.
  private let starts: [Int]

  /// The lines of a file.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - scenarios: the scenarios that were read from it, in order.
  /// - Complexity: O(n) for n bytes.
  public init(_ bytes: [UInt8], _ scenarios: [Scenario]) {
    let lines = SourceLines(bytes)
    self.lines = lines
    starts = scenarios.map { Self.start(of: $0.line, in: lines) }
  }

  /// The lines of one of the scenarios: from the comment directly above it, for the first from the file's beginning, to
  /// the next one.
  public func lines(of scenario: Scenario) -> [ReportedHistory.SourceLine] {
    let next = starts.indices.partitioningIndex { starts[$0] > scenario.line }
    let first = next > 1 ? starts[next - 1] : 1
    let last = starts.indices.contains(next) ? starts[next] - 1 : lines.count
    return (first...max(first, last)).map { ReportedHistory.SourceLine($0, lines[$0]) }
  }

  private static func start(of line: Int, in lines: SourceLines) -> Int {
    var start = line
    while start > 1, isComment(lines[start - 1]) { start -= 1 }
    return start
  }

  private static func isComment(_ line: String) -> Bool {
    line.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "#")
  }
}
