import Rowtrail
import RowtrailLog

/// A list's history, wherever it comes from: a scenario that was run, or a log that was read.
///
///     let history = try RecordedHistory(log: "orders.rowlog")
///     print(history.name, history.timeline.revision, history.time(of: 12) ?? "-")
///
/// `Sendable`, and a value.
public struct RecordedHistory: Sendable {
  /// What the history is called: a scenario's name, or the name of a log's file.
  public let name: String
  /// The list's whole life.
  public let timeline: TextTimeline
  /// Where the history comes from, with what is known there alone.
  public let origin: Origin

  /// Where a history comes from. `Sendable`.
  public enum Origin: Sendable {
    /// A scenario that was run, with what came of it.
    case scenario(ScenarioResult)
    /// A log that was read.
    case log(LogNotes)
  }

  /// What a log says beside its entries. `Sendable`, and a value.
  public struct LogNotes: Sendable {
    /// What the log's first line says.
    public let header: LogHeader
    let times: Times
    /// How many bytes of the log are sound.
    public let byteCount: Int
    /// How many lines of the log are sound.
    public let lineCount: Int
    /// What follows the sound entries and is no part of the history: what a crash left of a write that nobody was told
    /// of.
    public let tail: LogTail?
    /// What is wrong with the log behind the entries of the timeline, where it is damaged.
    public let damage: LogDamage?
  }

  /// A history of these parts.
  public init(name: String, timeline: TextTimeline, origin: Origin) {
    self.name = name
    self.timeline = timeline
    self.origin = origin
  }

  /// The history that came of a scenario.
  public init(_ result: ScenarioResult) {
    self.init(name: result.name, timeline: result.timeline, origin: .scenario(result))
  }

  /// What came of the scenario, or `nil` where the history is a log's.
  public var scenario: ScenarioResult? {
    if case .scenario(let result) = origin { result } else { nil }
  }

  /// What the log says beside its entries, or `nil` where the history is a scenario's.
  public var log: LogNotes? {
    if case .log(let notes) = origin { notes } else { nil }
  }

  /// The line of the scenario in its file; 0 for a log.
  public var line: Int { scenario?.line ?? 0 }

  /// When the entry that led to a revision was dispatched, where the log says so.
  public func time(of revision: Int) -> LogTime? { log?.time(of: revision) }

  /// The captured paths that would have hit something else, each with the revision of its entry.
  public var hazards: [RevisionHazard] {
    if let scenario { return scenario.hazards }
    return timeline.entries.flatMap { entry in
      entry.hazards.map { RevisionHazard(revision: entry.revision, hazard: $0) }
    }
  }
}
