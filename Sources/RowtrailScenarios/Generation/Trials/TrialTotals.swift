import Rowtrail

/// What trials count. `Sendable`, and a value.
public struct TrialTotals: Hashable, Sendable {
  /// How many trials were run.
  public package(set) var trials = 0
  /// How many steps were dispatched in all of them.
  public package(set) var steps = 0
  /// How many captured paths would have hit something else.
  public package(set) var hazards = 0
  /// How many steps were refused, by reason.
  public package(set) var rejections: [Rejection.Reason: Int] = [:]
  /// How many steps were checked on every row, and how many on a sample.
  public package(set) var coverage = InvariantCoverage()

  /// Nothing so far.
  package init() {}

  /// Counts what another total counted.
  package static func += (left: inout TrialTotals, right: TrialTotals) {
    left.trials += right.trials
    left.steps += right.steps
    left.hazards += right.hazards
    left.rejections.merge(right.rejections, uniquingKeysWith: +)
    left.coverage.complete += right.coverage.complete
    left.coverage.sampled += right.coverage.sampled
  }

  /// Counts an entry.
  mutating func count<SectionID, Item>(_ entry: Entry<SectionID, Item>) {
    steps += 1
    hazards += entry.hazards.count
    if let reason = entry.rejection?.reason { rejections[reason, default: 0] += 1 }
  }
}
