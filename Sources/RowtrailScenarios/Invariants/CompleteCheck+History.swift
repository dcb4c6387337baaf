import Rowtrail

extension CompleteCheck {
  /// What does not fit between the events, the two lists, and the plain list that the events so far make; and the plain
  /// list after the step.
  func history(
    of plain: PlainList<List.SectionID, List.Item>, after revision: Int
  ) -> (problem: String?, plain: PlainList<List.SectionID, List.Item>) {
    var folded = plain
    do throws(PlainList<List.SectionID, List.Item>.Misfit) {
      try folded.apply(step.entry.events)
    } catch {
      return (error.message, after.plain)
    }
    let problem =
      step.revisionProblem(after: revision)
      ?? before.difference(from: plain).map { "the list before is not what the events so far make: \($0)" }
      ?? after.difference(from: folded).map { "folding the events does not give the list after: \($0)" }
      ?? foldingProblem()
      ?? step.changeProblem(isChanged: !step.entry.events.isEmpty && plain != folded)
    return (problem, problem == nil ? folded : after.plain)
  }

  /// What the list itself makes of the events, against the lists before and after, which are as they should be.
  private func foldingProblem() -> String? {
    guard !step.entry.events.isEmpty else { return nil }
    var back = step.after
    back.takeBack(step.entry.events)
    if let difference = before.difference(of: back) {
      return "taking the events back does not give the list before: \(difference)"
    }
    var again = step.before
    again.apply(step.entry.events)
    if let difference = after.difference(of: again) {
      return "folding the events again does not give the list after: \(difference)"
    }
    return nil
  }
}
