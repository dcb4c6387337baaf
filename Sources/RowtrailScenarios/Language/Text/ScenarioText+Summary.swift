import Rowtrail
import RowtrailLog

extension ScenarioText {
  /// An action on one line: as scenario files write it, and of a block how much it holds.
  package static func summary(of action: TextAction) -> String {
    switch action {
    case .batch(let actions): return "batch of \(counted(actions.count, "step"))"
    case .reload(let sections):
      let rows = sections.reduce(0) { $0 + $1.rows.count }
      return "reload with \(counted(rows, "row")) in \(counted(sections.count, "section"))"
    default: return (try? step(action).first) ?? action.keyword
    }
  }
}
