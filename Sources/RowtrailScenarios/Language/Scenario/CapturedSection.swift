import Rowtrail

/// What a `capture` line of a section left behind. `Sendable`, and a value.
package enum CapturedSection: Hashable, Sendable {
  /// The index, at the revision in which it was captured; also where no section stood there.
  case index(Int, revision: Int)
  /// No section had the id that was to be captured.
  case unknown

  /// The target that the capture stands for: the captured index, or the empty id, which no section can have and which is
  /// therefore rejected as `unknown-section`.
  package var target: SectionTarget<String> {
    switch self {
    case .index(let index, let revision): .captured(index, revision: revision)
    case .unknown: .id("")
    }
  }
}
