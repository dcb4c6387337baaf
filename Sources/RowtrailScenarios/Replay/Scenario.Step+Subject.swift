import Rowtrail

extension Scenario.Step {
  /// What of the history it is about that the step's entry is not as expected; `nil` where no row's property tells more.
  func subject(of entry: TextEntry, in timeline: TextTimeline) -> ScenarioFailure.Subject? {
    let before = entry.revision - 1
    if let rejection = entry.rejection {
      return Self.absent(rejection, entry.action, timeline).map { Self.subject([$0], "exists", before) }
    }
    switch outcome?.expected {
    case .rejected(.gone), .rejected(.unknownRow):
      return entry.row.flatMap { Self.subject([$0], "exists", before) }
    case .row(let wanted):
      let ids = [wanted] + (entry.row.map { [$0] } ?? [])
      switch entry.action.rowTargets.first {
      case .path: return Self.subject(ids, "path", before)
      case .captured(_, let then): return Self.subject(ids, "path", then)
      case .id, nil: return nil
      }
    case .unchanged: return entry.events.first.flatMap { Self.subject(of: $0, before) }
    case .rejected, nil: return nil
    }
  }

  /// The row for whose absence an action was refused.
  private static func absent(_ rejection: Rejection, _ action: TextAction, _ timeline: TextTimeline) -> String? {
    switch rejection.reason {
    case .unknownRow: return rejection.subject
    case .gone:
      var refused = action
      if case .batch(let actions) = action, let index = rejection.batchIndex, actions.indices.contains(index) {
        refused = actions[index]
      }
      let target = refused.rowTargets.first { $0.description == rejection.subject }
      guard case .captured(let path, let then)? = target else { return nil }
      return timeline.list(at: then)?.rowID(at: path)
    default: return nil
    }
  }

  private static func subject(
    of event: ListEvent<String, TextItem>, _ before: Int
  ) -> ScenarioFailure.Subject? {
    switch event {
    case .starred(let ids, _): subject(Array(ids.prefix(1)), "starred", before)
    case .expanded(let ids, _): subject(Array(ids.prefix(1)), "expanded", before)
    case .moved(let id, _, _): subject([id], "path", before)
    default: nil
    }
  }

  private static func subject(_ ids: [String], _ property: String, _ revision: Int) -> ScenarioFailure.Subject {
    ScenarioFailure.Subject(revision: revision, kind: .row(ids, Scenario.Property(property)))
  }
}
