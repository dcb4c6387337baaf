import Rowtrail

/// What a `capture` line of a row or path left behind. `Sendable`, and a value.
package enum CapturedRow: Hashable, Sendable {
  /// The path, at the revision in which it was captured; also where nothing stood there.
  case path(RowPath, revision: Int)
  /// No row had the id that was to be captured.
  case unknown

  /// The target that the capture stands for: the captured path, or the empty id, which no row can have and which is
  /// therefore rejected as `unknown-row`.
  package var target: RowTarget<String> {
    switch self {
    case .path(let path, let revision): .captured(path, revision: revision)
    case .unknown: .id("")
    }
  }
}
