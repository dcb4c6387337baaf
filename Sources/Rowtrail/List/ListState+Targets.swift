extension ListState {
  /// The id of the row that a target names in this list.
  ///
  /// - Parameter meaning: what a captured target named in its own revision; without a timeline to ask, that revision is in
  ///   the future.
  func resolve(
    _ target: RowTarget<RowID>, meaning: Result<RowID, Rejection>? = nil
  ) -> Result<RowID, Rejection> {
    do throws(Rejection) {
      return .success(rowID(handle: try handle(of: target, meaning: meaning)))
    } catch {
      return .failure(error)
    }
  }

  /// The handle of the row that a target names in this list.
  func handle(of target: RowTarget<RowID>, meaning: Result<RowID, Rejection>?) throws(Rejection) -> UInt32 {
    let reason: Rejection.Reason
    switch target {
    case .id(let id):
      if let row = handle(of: id) { return row }
      reason = .unknownRow
    case .path(let path):
      if let row = index.row(at: path) { return row }
      reason = if case .header = occupant(of: path) { .header } else { .outOfRange }
    case .captured:
      switch meaning {
      case .success(let id):
        if let row = handle(of: id) { return row }
        reason = .gone
      case .failure(let rejection): throw rejection
      case nil: reason = .futureRevision
      }
    }
    throw Rejection(reason, "\(target)")
  }

  /// The id of the section that a target names in this list.
  func resolve(
    _ target: SectionTarget<SectionID>, meaning: Result<SectionID, Rejection>? = nil
  ) -> Result<SectionID, Rejection> {
    let reason: Rejection.Reason
    switch target {
    case .id(let id):
      if let section = sectionHandle(of: id) { return .success(sectionID(handle: section)) }
      reason = .unknownSection
    case .index(let index):
      if let id = sectionID(at: index) { return .success(id) }
      reason = .outOfRange
    case .captured:
      switch meaning {
      case .success(let id):
        if let section = sectionHandle(of: id) { return .success(sectionID(handle: section)) }
        reason = .gone
      case .failure(let rejection): return .failure(rejection)
      case nil: reason = .futureRevision
      }
    }
    return .failure(Rejection(reason, "\(target)"))
  }
}
