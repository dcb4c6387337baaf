import Rowtrail
import RowtrailScenarios

extension DebugHistory {
  /// The first or last revision at which a predicate holds, or `nil`; then with what was in the way last.
  ///
  /// Only entries that can change the predicate's truth are looked at: between two of them it stays as it is.
  mutating func find(
    _ predicate: PreparedPredicate, last: Bool, _ meter: DebugMeter
  ) throws(DebugError) -> (revision: Int?, problem: ExpectationProblem?) {
    defer { endWalk() }
    let hazards = try hazards(meter)
    let candidates = try candidates(predicate.dependencies, in: revisions, meter)
    var problem: ExpectationProblem?
    // Each stretch of equal truth, by the revision at its near end.
    if last {
      var end = timeline.revision
      for (done, start) in candidates.reversed().enumerated() {
        if holds(predicate, at: end, hazards, &problem) { return (end, nil) }
        end = start - 1
        try meter.note("searching", done, of: candidates.count)
      }
      return holds(predicate, at: end, hazards, &problem) ? (end, nil) : (nil, problem)
    }
    if holds(predicate, at: timeline.firstRevision, hazards, &problem) { return (timeline.firstRevision, nil) }
    for (done, start) in candidates.enumerated() {
      if holds(predicate, at: start, hazards, &problem) { return (start, nil) }
      try meter.note("searching", done, of: candidates.count)
    }
    return (nil, problem)
  }

  /// The next revision in a range, which starts behind the one that is looked at, at which a predicate holds and did not
  /// just before; `nil` where there is none.
  mutating func nextRise(
    of predicate: PreparedPredicate, in range: ClosedRange<Int>, _ meter: DebugMeter
  ) throws(DebugError) -> Int? {
    defer { endWalk() }
    let hazards = try hazards(meter)
    let candidates = try candidates(predicate.dependencies, in: range, meter)
    var problem: ExpectationProblem?
    var held = holds(predicate, at: range.lowerBound - 1, hazards, &problem)
    for (done, revision) in candidates.enumerated() {
      let holds = holds(predicate, at: revision, hazards, &problem)
      if holds, !held { return revision }
      held = holds
      try meter.note("searching", done, of: candidates.count)
    }
    return nil
  }

  /// The last revision in a range, which ends before the one that is looked at, at which a predicate holds and does not
  /// just after; `nil` where there is none.
  mutating func lastFall(
    of predicate: PreparedPredicate, in range: ClosedRange<Int>, _ meter: DebugMeter
  ) throws(DebugError) -> Int? {
    defer { endWalk() }
    let hazards = try hazards(meter)
    let candidates = try candidates(
      predicate.dependencies, in: range.lowerBound + 1...range.upperBound + 1, meter)
    var problem: ExpectationProblem?
    var holdsAfter = holds(predicate, at: range.upperBound + 1, hazards, &problem)
    for (done, next) in candidates.reversed().enumerated() {
      let holds = holds(predicate, at: next - 1, hazards, &problem)
      if holds, !holdsAfter { return next - 1 }
      holdsAfter = holds
      try meter.note("searching", done, of: candidates.count)
    }
    return nil
  }
}
