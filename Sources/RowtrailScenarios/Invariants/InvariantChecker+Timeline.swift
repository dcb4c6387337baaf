import Rowtrail

extension InvariantChecker {
  /// Checks the newest step of a timeline, which must be the one after the step that was checked last.
  ///
  /// Of the paths captured at one revision the first, which the seed chooses, is resolved as an action's is. For the
  /// others that revision's list is looked up once.
  ///
  /// - Parameters:
  ///   - step: the list before, the entry, and the list after. Where it has no update, the timeline's is looked at.
  ///   - timeline: the timeline with the step as its newest.
  /// - Returns: at most one violation for each invariant, in the order of `Invariant.allCases`.
  /// - Complexity: as ``check(_:resolve:)``.
  public mutating func check<S, I>(_ step: InvariantStep<List>, in timeline: Timeline<S, I>) -> [InvariantViolation]
  where List == ListState<S, I> {
    let current = timeline.current
    var step = step
    if step.update == nil, invariants.contains(.update) {
      step.update = timeline.update(from: step.entry.revision - 1, to: step.entry.revision)
    }
    var past = current
    var pastRevision: Int?
    return check(step) { path, revision in
      if revision == pastRevision { return current.resolution(of: past.occupant(of: path)) }
      if let list = timeline.list(at: revision) {
        past = list
        pastRevision = revision
      }
      return timeline.resolve(.captured(path, revision: revision))
    }
  }
}

extension ListState {
  /// What a captured path leads to in this list, given what stood there then.
  fileprivate func resolution(of then: Occupant) -> Result<RowID, Rejection> {
    switch then {
    case .row(let id): row(id).map { .success($0.id) } ?? .failure(Rejection(.gone))
    case .header: .failure(Rejection(.header))
    case .nothing: .failure(Rejection(.outOfRange))
    }
  }
}
