import Rowtrail
import RowtrailLog

/// One row's whole life: each revision that touched it.
///
/// An entry touches a row where one of its events names it. What only shifts its path, as an insertion above it does,
/// is no part of the trail; the next path before shows it.
package struct RowTrail: Sendable {
  /// The row's id.
  package let id: String
  /// The row as it was last.
  package let last: ListRow<TextItem>?
  /// Where the row is now, or `nil` where it is gone.
  package let path: RowPath?
  /// What happened to it, in order.
  package let steps: [Step]

  /// What a revision did to a row.
  package struct Step: Sendable {
    /// The revision.
    package let revision: Int
    /// The action's word, or `nil` for the list that everything began with.
    package let action: String?
    /// The path in the revision before, or `nil` where the row was not there.
    package let before: RowPath?
    /// The path in the revision, or `nil` where the row is not there.
    package let after: RowPath?
    /// What happened.
    package let happened: [RowHappening]
  }

  /// The trail of the row that a word names, or `nil` where no revision has it. The word is an id; or else a path in the
  /// last revision, or a path and a revision.
  package init?(of word: String, in timeline: TextTimeline) {
    guard let id = Self.id(word, in: timeline) else { return nil }
    self.init(of: id, touchedBy: timeline.entries, in: timeline)
  }

  /// The trail of the row of this id, given the entries that may have touched it, in order.
  package init(of id: String, touchedBy entries: some Sequence<TextEntry>, in timeline: TextTimeline) {
    var last = timeline.list(at: timeline.firstRevision)?.row(id)
    var steps: [Step] = []
    if let path = timeline.list(at: timeline.firstRevision)?.path(of: id) {
      steps.append(
        Step(revision: timeline.firstRevision, action: nil, before: nil, after: path, happened: [.present]))
    }
    for entry in entries {
      let happened = entry.events.flatMap { RowHappening.of(id, in: $0) }
      guard !happened.isEmpty else { continue }
      var list = timeline.list(at: entry.revision - 1)
      let before = list?.path(of: id)
      for event in entry.events { list?.apply(event) }
      steps.append(
        Step(
          revision: entry.revision, action: entry.action.keyword, before: before, after: list?.path(of: id),
          happened: happened))
      last = list?.row(id) ?? last
    }
    self.id = id
    self.last = last
    self.steps = steps
    path = timeline.current.path(of: id)
  }

  /// The ids of all rows of all revisions.
  package static func ids(in timeline: TextTimeline) -> [String] {
    var ids = timeline.list(at: timeline.firstRevision)?.rowIDs ?? []
    for entry in timeline.entries {
      for case .inserted(let row, _) in entry.events { ids.append(row.id) }
    }
    return ids
  }

  private static func id(_ word: String, in timeline: TextTimeline) -> String? {
    if let id = ids(in: timeline).first(where: { $0 == word }) { return id }
    guard let place = CapturedPath(word) else { return nil }
    return timeline.list(at: place.revision ?? timeline.revision)?.rowID(at: place.path)
  }
}
