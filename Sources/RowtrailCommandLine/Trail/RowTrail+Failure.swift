import Rowtrail
import RowtrailScenarios

extension RowTrail {
  /// Why a word names no row of the timeline.
  static func failure(of word: String, in timeline: TextTimeline) -> ToolFailure {
    guard let place = CapturedPath(word) else {
      return .unknownRow(word, suggestion: suggestion(for: word, among: ids(in: timeline)))
    }
    let revision = place.revision ?? timeline.revision
    guard let list = timeline.list(at: revision) else {
      return timeline.unknown(place.writtenRevision ?? String(revision))
    }
    let isHeader = if case .header = list.occupant(of: place.path) { true } else { false }
    return .noRow(path: place.written, revision: revision, isHeader: isHeader)
  }
}
