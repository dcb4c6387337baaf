import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// An entry for people: the step as scenario files write it, and what came of it.
enum EntryText {
  private static let columns = 200

  /// The action, in the words of scenario files; of a block its first line and how many more there are.
  static func action(_ action: TextAction) -> String {
    guard let lines = try? ScenarioText.step(action), let first = lines.first else { return action.keyword }
    switch action {
    case .batch(let actions): return "\(first) of \(counted(actions.count, "step"))"
    case .reload(let sections):
      return "\(first) of \(counted(sections.reduce(0) { $0 + $1.rows.count }, "row"))"
    default: return first
    }
  }

  /// What came of the action.
  static func outcome(_ entry: TextEntry) -> String {
    if let rejection = entry.rejection { return "rejected \(rejection.reason.rawValue)" }
    return entry.events.isEmpty ? "nothing happened" : entry.eventSummary
  }

  /// Both on one line, safe to show.
  static func line(_ entry: TextEntry) -> String {
    VisibleText.of("\(action(entry.action)): \(outcome(entry))", columns: columns)
  }
}
