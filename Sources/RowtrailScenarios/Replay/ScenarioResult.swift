import Rowtrail

/// What came of running one scenario, or of replaying a log, which stands among the scenarios with the line 0. `Sendable`,
/// and a value.
public struct ScenarioResult: Sendable {
  /// The scenario's name.
  public let name: String
  /// The line of its `scenario` statement; 0 for a log.
  public let line: Int
  /// Its steps, in order.
  public let steps: [StepResult]
  /// What did not hold, in the order in which it was found.
  public let failures: [ScenarioFailure]
  /// The whole history.
  public let timeline: TextTimeline
  /// The captured paths that would have hit something else, each with the revision of its entry.
  public let hazards: [RevisionHazard]
  /// What the checks after every step covered; not everything on large lists.
  public let coverage: InvariantCoverage

  /// A result of these parts.
  package init(
    name: String, line: Int, steps: [StepResult], failures: [ScenarioFailure], timeline: TextTimeline,
    hazards: [RevisionHazard], coverage: InvariantCoverage
  ) {
    self.name = name
    self.line = line
    self.steps = steps
    self.failures = failures
    self.timeline = timeline
    self.hazards = hazards
    self.coverage = coverage
  }

  /// Whether a log was replayed, whose steps and failures have revisions and no lines.
  public var isLog: Bool { line == 0 }

  /// Whether everything held.
  public var passed: Bool { failures.isEmpty }
}

/// A hazard, and the revision that the entry with the captured path led to. `Sendable`, and a value.
public struct RevisionHazard: Hashable, Sendable {
  /// The revision of the entry.
  public let revision: Int
  /// The captured path, what it meant, and what stood there.
  public let hazard: Hazard<String, String>

  /// A hazard of the entry that led to this revision.
  package init(revision: Int, hazard: Hazard<String, String>) {
    self.revision = revision
    self.hazard = hazard
  }
}

/// How much of the list the invariants were checked on. `Sendable`, and a value.
public struct InvariantCoverage: Hashable, Sendable {
  /// How many steps were checked on every row.
  public var complete: Int
  /// How many steps were checked on the rows that they touched and a seeded sample of the others.
  public var sampled: Int

  /// A coverage of these counts.
  package init(complete: Int = 0, sampled: Int = 0) {
    self.complete = complete
    self.sampled = sampled
  }
}
