import Rowtrail
import RowtrailScenarios

extension DebugHistory {
  /// The revision whose entry gave a row's property the value that it has at a revision, the one that is looked at unless
  /// given; `nil` where it has been so from the beginning.
  mutating func origin(
    of property: Scenario.Property, ofRow id: String, at asked: Int? = nil, _ meter: DebugMeter
  ) throws(DebugError) -> Int? {
    let revision = asked ?? self.revision
    if property.ofRow == .path, list(at: revision).contains(id) {
      return try originOfPath(ofRow: id, at: revision, meter)
    }
    defer { endWalk() }
    let touched = try revisions(touching: id, meter).prefix { $0 <= revision }
    let now = value(of: property, ofRow: id, at: revision)
    for (done, entry) in touched.reversed().enumerated() {
      if value(of: property, ofRow: id, at: entry - 1) != now { return entry }
      try meter.note("searching", done, of: touched.count)
    }
    return nil
  }

  /// A row's property as scenario files write it; `nil` where the row or the field is not there.
  private mutating func value(of property: Scenario.Property, ofRow id: String, at revision: Int) -> String? {
    let operand = Scenario.Operand(.row(.target(.id(id)), property), column: 1)
    let evaluator = ExpectationEvaluator(timeline, hazards: [], at: revision, walk(to: revision))
    return try? evaluator.value(of: operand).source
  }

  private mutating func originOfPath(
    ofRow id: String, at revision: Int, _ meter: DebugMeter
  ) throws(DebugError) -> Int? {
    let outlines = allOutlines()
    guard var tracker = PathTracker(id, in: list(at: revision)) else { return nil }
    let first = timeline.firstRevision
    var entry = revision
    while entry > first {
      if !outlines[entry - first - 1].isDisjoint(with: .paths), let events = timeline.entry(entry)?.events {
        switch tracker.takeBack(events) {
        case .none: break
        case .changed: return entry
        case .unclear:
          let before = list(at: entry - 1)
          guard before.path(of: id) == list(at: entry).path(of: id), let again = PathTracker(id, in: before) else {
            return entry
          }
          tracker = again
        }
      }
      try meter.note("searching", revision - entry, of: revision - first)
      entry -= 1
    }
    return nil
  }
}
