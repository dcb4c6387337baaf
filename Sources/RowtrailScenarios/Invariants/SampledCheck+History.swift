import Rowtrail

extension SampledCheck {
  /// What does not fit between the events and the two lists.
  func historyProblem(after revision: Int) -> String? {
    if let problem = step.revisionProblem(after: revision) { return problem }
    guard !step.entry.events.isEmpty else {
      if let difference = difference(step.after, step.before) {
        return "without an event the list is another: \(difference)"
      }
      return step.changeProblem(isChanged: false)
    }
    var back = step.after
    back.takeBack(step.entry.events)
    if let difference = difference(back, step.before) {
      return "taking the events back does not give the list before: \(difference)"
    }
    var again = step.before
    again.apply(step.entry.events)
    if let difference = difference(again, step.after) {
      return "folding the events does not give the list after: \(difference)"
    }
    return step.changeProblem(isChanged: difference(step.after, step.before) != nil)
  }

  /// Where two lists that should be equal differ, as far as the touched and the sampled rows and sections show it.
  private func difference(_ list: List, _ expected: List) -> String? {
    guard list.rowCount == expected.rowCount, list.sectionCount == expected.sectionCount else {
      return "\(list.rowCount) rows in \(list.sectionCount) sections instead of \(expected.rowCount) in "
        + "\(expected.sectionCount)"
    }
    let sampled = kept.map(\.row.id)
    for ids in [footprint.rows, sampled] {
      for id in ids where list.row(id) != expected.row(id) { return "row \(id) has other flags or another content" }
    }
    for ids in [footprint.placed, sampled] {
      for id in ids where list.path(of: id) != expected.path(of: id) { return "row \(id) is elsewhere" }
    }
    for id in sections {
      guard list.attributes(of: id) == expected.attributes(of: id),
        list.sectionIndex(of: id) == expected.sectionIndex(of: id), list.rowCount(of: id) == expected.rowCount(of: id)
      else { return "section \(id) is another" }
    }
    return nil
  }
}
