import Rowtrail
import RowtrailLog
import RowtrailScenarios

/// An entry for people: the step as scenario files write it, and what came of it.
enum EntryText {
  private static let columns = 200

  /// What came of the action.
  static func outcome(_ entry: TextEntry) -> String {
    if let rejection = entry.rejection { return "rejected \(rejection.reason.rawValue)" }
    return entry.events.isEmpty ? "unchanged" : entry.eventSummary
  }

  /// Both on one line, safe to show.
  static func line(_ entry: TextEntry) -> String {
    VisibleText.of("\(ScenarioText.summary(of: entry.action)): \(outcome(entry))", columns: columns)
  }
}
