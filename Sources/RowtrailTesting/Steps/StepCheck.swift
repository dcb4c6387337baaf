import Rowtrail
import Testing

/// What a step did to a timeline, against what the test says.
struct StepCheck<SectionID: ListID, Item: ListItem> {
  private let before: Timeline<SectionID, Item>
  private let after: Timeline<SectionID, Item>
  private let sourceLocation: SourceLocation

  init(_ before: Timeline<SectionID, Item>, _ after: Timeline<SectionID, Item>, _ sourceLocation: SourceLocation) {
    self.before = before
    self.after = after
    self.sourceLocation = sourceLocation
  }

  /// Checks that nothing was rejected, and exactly what is stated changed.
  func expect(_ statement: (inout ExpectedChanges<SectionID, Item>) throws -> Void) rethrows {
    var expected = ExpectedChanges(of: before.current)
    try statement(&expected)
    for problem in expected.problems { record(problem.message, at: problem.sourceLocation) }
    let rejections = entries.compactMap { entry in
      entry.rejection.map { "revision \(entry.revision) is rejected: \($0)" }
    }
    for rejection in rejections { record(rejection, at: sourceLocation) }
    guard expected.list != after.current, expected.problems.isEmpty, rejections.isEmpty else { return }
    let difference = StepDifference(before: before.current, expected: expected.list, found: after.current)
    let lines = difference.lines.map { "\n  \($0)" }.joined()
    record("at revision \(after.revision) the list is not what was stated:\(lines)", at: sourceLocation)
  }

  /// Checks that everything was rejected for this reason.
  func expectRejection(_ reason: Rejection.Reason) {
    if entries.isEmpty {
      record("nothing was dispatched, so nothing is rejected as \(reason.rawValue)", at: sourceLocation)
    }
    for entry in entries {
      if let rejection = entry.rejection {
        guard rejection.reason != reason else { continue }
        record(
          "revision \(entry.revision) is rejected, but not as \(reason.rawValue): \(rejection)", at: sourceLocation)
      } else {
        let difference = StepDifference(before: before.current, expected: before.current, found: after.current)
        let lines = difference.lines.map { "\n  \($0)" }.joined()
        record(
          "revision \(entry.revision) is accepted and not rejected as \(reason.rawValue)\(lines)", at: sourceLocation)
      }
    }
  }

  /// What the step dispatched, as far as it is kept.
  private var entries: [Entry<SectionID, Item>] {
    let new = after.revision - before.revision
    return Array(after.entries.suffix(new))
  }

  private func record(_ message: String, at place: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
