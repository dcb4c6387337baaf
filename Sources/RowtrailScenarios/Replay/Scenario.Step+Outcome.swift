import Rowtrail

extension Scenario.Step {
  /// What an entry has otherwise than a step expected: the sentence, and the two sides where there are two.
  struct OutcomeProblem {
    let message: String
    var comparison: ScenarioFailure.Comparison?
  }

  /// What the entry that the step led to has otherwise than expected, or `nil` where it is as expected.
  func problem(with entry: TextEntry, _ explainer: RejectionExplainer) -> OutcomeProblem? {
    if case .rejected(let reason) = outcome?.expected { return rejectionProblem(reason, entry, explainer) }
    if let rejection = entry.rejection {
      return OutcomeProblem(message: "the step was rejected: \(explainer.words(rejection, of: self))")
    }
    switch outcome?.expected {
    case .unchanged where entry.didChange:
      return OutcomeProblem(message: "expected the list to stay as it was; it changed: \(entry.eventSummary)")
    case .row(let id) where entry.row != id:
      let wanted = ScenarioText.id(id, at: .outcome)
      let found = entry.row.map { ScenarioText.id($0, at: .outcome) } ?? "no row"
      return OutcomeProblem(
        message: "expected the step's row to be \(wanted); it is \(found)",
        comparison: .init(expected: .text(wanted), found: .text(found)))
    default: return nil
    }
  }

  private func rejectionProblem(
    _ reason: Rejection.Reason, _ entry: TextEntry, _ explainer: RejectionExplainer
  ) -> OutcomeProblem? {
    guard let rejection = entry.rejection else {
      let row = entry.row.map { ", on row \(ScenarioText.id($0))" } ?? ""
      return OutcomeProblem(
        message: "expected the step to be rejected as \(reason.rawValue); it was accepted\(row)",
        comparison: .init(expected: .text("rejected \(reason.rawValue)"), found: .text("accepted")))
    }
    guard rejection.reason != reason else { return nil }
    return OutcomeProblem(
      message: "expected the step to be rejected as \(reason.rawValue); it was rejected as "
        + explainer.words(rejection, of: self),
      comparison: .init(
        expected: .text("rejected \(reason.rawValue)"), found: .text("rejected \(rejection.reason.rawValue)")))
  }

  /// What a problem with the entry points at: the `->`, or the line of a batch that was rejected; `nil` where that is the
  /// statement's own place.
  func place(of entry: TextEntry) -> SourcePlace? {
    if let outcome { return outcome.place }
    guard case .batch(let steps) = command, let index = entry.rejection?.batchIndex, steps.indices.contains(index)
    else { return nil }
    return steps[index].place
  }
}

extension Entry where SectionID == String, Item == TextItem {
  /// The first events in words.
  package var eventSummary: String {
    let shown = events.prefix(3).map(\.words).joined(separator: ", ")
    return events.count > 3 ? "\(shown), and \(events.count - 3) more" : shown
  }
}

extension ListEvent where SectionID == String, Item == TextItem {
  /// The event in a few words.
  fileprivate var words: String {
    switch self {
    case .starred(let ids, let value): "\(value ? "starred" : "unstarred") \(Self.shown(ids))"
    case .expanded(let ids, let value): "\(value ? "expanded" : "collapsed") \(Self.shown(ids))"
    case .inserted(let row, _): "inserted \(ScenarioText.id(row.id))"
    case .deleted(let row, _): "deleted \(ScenarioText.id(row.id))"
    case .moved(let id, _, _): "moved \(ScenarioText.id(id))"
    case .edited(let item, _): "edited \(ScenarioText.id(item.id))"
    case .sectionInserted(let section, _): "inserted section \(ScenarioText.id(section.id))"
    case .sectionDeleted(let section, _): "deleted section \(ScenarioText.id(section.id))"
    case .sectionMoved(let id, _, _): "moved section \(ScenarioText.id(id))"
    case .sectionEdited(let section, _): "edited section \(ScenarioText.id(section.id))"
    }
  }

  private static func shown(_ ids: [String]) -> String {
    let first = ids.prefix(3).map { ScenarioText.id($0) }.joined(separator: " ")
    return ids.count > 3 ? "\(first) and \(ids.count - 3) more" : first
  }
}
