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
  package mutating func check<S, I>(_ step: InvariantStep<List>, in timeline: Timeline<S, I>) -> [InvariantViolation]
  where List == ListState<S, I> {
    let current = timeline.current
    var step = step
    if step.update == nil, invariants.contains(.update) {
      step.update = timeline.update(from: step.entry.revision - 1, to: step.entry.revision)
    }
    return check(
      step,
      resolver: { revision in
        guard let then = timeline.list(at: revision) else {
          return { path in timeline.resolve(.captured(path, revision: revision)) }
        }
        var isFirst = true
        return { path in
          if isFirst {
            isFirst = false
            return timeline.resolve(.captured(path, revision: revision))
          }
          if let id = then.rowID(at: path), current.contains(id) { return .success(id) }
          return current.resolution(of: then.occupant(of: path))
        }
      })
  }
}

extension ListState {
  /// What a captured path leads to in this list, given what stood there then.
  fileprivate func resolution(of then: Occupant) -> Result<RowID, Rejection> {
    switch then {
    case .row(let id): contains(id) ? .success(id) : .failure(Rejection(.gone))
    case .header: .failure(Rejection(.header))
    case .nothing: .failure(Rejection(.outOfRange))
    }
  }
}
