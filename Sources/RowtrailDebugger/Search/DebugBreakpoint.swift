import Rowtrail
import RowtrailScenarios

/// Where `continue` stops.
struct DebugBreakpoint: Sendable {
  /// What makes it stop.
  enum Condition: Sendable {
    /// A predicate that comes to hold.
    case predicate(Scenario.Predicate, text: String)
    /// An entry that touches the row of this id.
    case row(String)
  }

  /// What it is called.
  let number: Int
  let condition: Condition

  /// The condition as it is typed.
  var text: String {
    switch condition {
    case .predicate(_, let text): "if \(text)"
    case .row(let id): "on \(ScenarioText.id(id))"
    }
  }
}

extension DebugHistory {
  /// The nearest revision in a direction at which a breakpoint stops, or `nil`.
  mutating func stop(
    of breakpoint: DebugBreakpoint, forward: Bool, within range: ClosedRange<Int>, _ meter: DebugMeter
  ) throws(DebugError) -> Int? {
    switch breakpoint.condition {
    case .row(let id):
      let touched = try revisions(touching: id, meter)
      return forward
        ? touched.first { range.contains($0) } : touched.last { range.contains($0) }
    case .predicate(let predicate, let text):
      let prepared = PreparedPredicate(predicate, text: text, in: self)
      return forward
        ? try nextRise(of: prepared, in: range, meter) : try lastFall(of: prepared, in: range, meter)
    }
  }
}
