import RowtrailTesting
import Testing

/// What a body records, in order: `line: comment`, without a line where it is not in `file`.
@MainActor
func issues(_ body: @MainActor () throws -> Void) rethrows -> [RecordedIssue] {
  let recorded = Recorded()
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    recorded.issues.append(
      RecordedIssue(
        text: issue.comments.map(\.rawValue).joined(separator: " | "), line: issue.sourceLocation?.line ?? 0,
        column: issue.sourceLocation?.column ?? 0, fileID: issue.sourceLocation?.fileID ?? ""))
    return true
  }
  return recorded.issues
}

/// An issue as a test's report shows it.
struct RecordedIssue: Equatable {
  var text: String
  var line: Int
  var column: Int
  var fileID: String
}

private final class Recorded: @unchecked Sendable {
  var issues: [RecordedIssue] = []
}
