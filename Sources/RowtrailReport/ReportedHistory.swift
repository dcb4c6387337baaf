import Rowtrail
import RowtrailScenarios

/// A history that a report shows: a timeline, what it is called, and where it came from.
///
/// `Sendable`, and a value.
public struct ReportedHistory: Sendable {
  /// What the history is called: a scenario's name, or a log's file name.
  public let name: String
  /// The file that it came from, as it can be shown.
  public let file: String
  /// The history.
  public let timeline: TextTimeline
  /// The scenario that the history came of, or `nil` for a log.
  public let scenario: ReportedScenario?
  /// When each entry was recorded, by its revision, where that is known.
  public let times: [Int: String]
  /// What is to be known about the history as a whole, in sentences: damage of its log, say.
  public let remarks: [String]
  /// The revisions that were asked for, or `nil` for as many of the newest as there is room for.
  public let revisions: ClosedRange<Int>?

  /// A history of these parts.
  ///
  /// - Parameters:
  ///   - revisions: the part that is shown, within the timeline's revisions; `nil` for all of it, or what of it there is
  ///     room for.
  public init(
    name: String, file: String, timeline: TextTimeline, scenario: ReportedScenario? = nil, times: [Int: String] = [:],
    remarks: [String] = [], revisions: ClosedRange<Int>? = nil
  ) {
    self.name = name
    self.file = file
    self.timeline = timeline
    self.scenario = scenario
    self.times = times
    self.remarks = remarks
    self.revisions = revisions
  }

  /// The history of a scenario that was run.
  ///
  /// - Parameters:
  ///   - source: the scenario's own lines, each with its number in the file.
  public init(
    _ scenario: Scenario, _ result: ScenarioResult, file: String, source: [ReportedScenario.Line],
    revisions: ClosedRange<Int>? = nil
  ) {
    self.init(
      name: result.name, file: file, timeline: result.timeline,
      scenario: ReportedScenario(scenario: scenario, result: result, source: source), revisions: revisions)
  }

  /// The history with only these revisions shown.
  public func showing(_ revisions: ClosedRange<Int>) -> ReportedHistory {
    ReportedHistory(
      name: name, file: file, timeline: timeline, scenario: scenario, times: times, remarks: remarks,
      revisions: revisions)
  }

  /// How many captured paths would have hit something else.
  public var hazards: Int { timeline.entries.reduce(0) { $0 + $1.hazards.count } }

  /// Where the history stands in an index: what failed, then what has hazards, then the rest.
  enum Rank: Int, Comparable {
    case failed, hazardous, fine

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  var rank: Rank {
    if scenario?.result.passed == false { return .failed }
    return timeline.entries.contains { !$0.hazards.isEmpty } ? .hazardous : .fine
  }
}

/// A scenario as a report shows it: its text beside what came of it. `Sendable`, and a value.
public struct ReportedScenario: Sendable {
  /// A line of a scenario file. `Sendable`, and a value.
  public struct Line: Hashable, Sendable {
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

  /// The scenario as its file says it.
  public let scenario: Scenario
  /// What came of it.
  public let result: ScenarioResult
  /// The scenario's own lines.
  public let source: [Line]

  /// A scenario of these parts.
  public init(scenario: Scenario, result: ScenarioResult, source: [Line]) {
    self.scenario = scenario
    self.result = result
    self.source = source
  }
}
