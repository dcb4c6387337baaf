import Rowtrail
import RowtrailScenarios

/// A history that a report shows: what was recorded, where it came from, and what is known of its scenario.
///
/// `Sendable`, and a value.
public struct ReportedHistory: Sendable {
  /// The history.
  public let recorded: RecordedHistory
  /// The file that it came from.
  public let file: String
  /// The scenario as its file says it, or `nil` for a log.
  public let scenario: Scenario?
  /// The scenario's own lines, in order.
  public let source: [SourceLine]
  /// What is to be known about the history as a whole, in sentences: damage of its log, say.
  public let remarks: [String]
  /// The revisions that were asked for, or `nil` for as many of the newest as there is room for.
  public var revisions: ClosedRange<Int>?

  /// A line of a scenario file. `Sendable`, and a value.
  public struct SourceLine: Hashable, Sendable {
    /// The line's number in the file, from 1.
    public let number: Int
    /// The line, without its end.
    public let text: String

    /// A line of this number.
    public init(_ number: Int, _ text: String) {
      self.number = number
      self.text = text
    }
  }

  /// A history, of a log say.
  ///
  /// - Parameters:
  ///   - recorded: the history.
  ///   - file: the file that it came from.
  ///   - remarks: what is to be known about it as a whole, in sentences.
  public init(_ recorded: RecordedHistory, file: String, remarks: [String] = []) {
    self.init(recorded, file: file, scenario: nil, source: [], remarks: remarks)
  }

  /// The history of a scenario that was run.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - result: what came of it.
  ///   - file: the file that it came from.
  ///   - source: the scenario's own lines, in order.
  public init(_ scenario: Scenario, _ result: ScenarioResult, file: String, source: [SourceLine]) {
    self.init(RecordedHistory(result), file: file, scenario: scenario, source: source, remarks: [])
  }

  private init(
    _ recorded: RecordedHistory, file: String, scenario: Scenario?, source: [SourceLine], remarks: [String]
  ) {
    self.recorded = recorded
    self.file = file
    self.scenario = scenario
    self.source = source
    self.remarks = remarks
  }

  var timeline: TextTimeline { recorded.timeline }
  /// What came of the scenario, or `nil` for a log.
  var result: ScenarioResult? { recorded.scenario }
  /// How many captured paths would have hit something else on the way from one revision to another.
  func hazards(in part: ClosedRange<Int>) -> Int { entries(in: part).reduce(0) { $0 + $1.hazards.count } }
  /// The entries that lead from one revision to another.
  func entries(in part: ClosedRange<Int>) -> some Sequence<TextEntry> {
    timeline.entries[part.lowerBound - timeline.firstRevision..<part.upperBound - timeline.firstRevision]
  }
  /// The revisions that are shown where there is room for them.
  var asked: ClosedRange<Int> { revisions ?? timeline.firstRevision...timeline.revision }

  /// Where the history stands in an index: what failed, then what has hazards, then the rest.
  enum Rank: Int, Comparable {
    case failed, hazardous, fine

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  var rank: Rank {
    if result?.passed == false { return .failed }
    return entries(in: asked).contains { !$0.hazards.isEmpty } ? .hazardous : .fine
  }
}
