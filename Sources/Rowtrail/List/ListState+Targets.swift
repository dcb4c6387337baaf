extension ListState {
  /// The id of the row that a target names in this list.
  ///
  /// - Parameter meaning: what a captured target named in its own revision; without a timeline to ask, that revision is in
  ///   the future.
  func resolve(
    _ target: RowTarget<RowID>, meaning: Result<RowID, Rejection>? = nil
  ) -> Result<RowID, Rejection> {
    let reason: Rejection.Reason
    switch target {
    case .id(let id):
      if let row = handle(of: id) { return .success(rowID(handle: row)) }
      reason = .unknownRow
    case .path(let path):
      switch occupant(of: path) {
      case .row(let id): return .success(id)
      case .header: reason = .header
      case .nothing: reason = .outOfRange
      }
    case .captured:
      switch meaning {
      case .success(let id):
        if let row = handle(of: id) { return .success(rowID(handle: row)) }
        reason = .gone
      case .failure(let rejection): return .failure(rejection)
      case nil: reason = .futureRevision
      }
    }
    return .failure(Rejection(reason, "\(target)"))
  }

  /// The id of the section that a target names in this list.
  func resolve(
    _ target: SectionTarget<SectionID>, meaning: Result<SectionID, Rejection>? = nil
  ) -> Result<SectionID, Rejection> {
    let reason: Rejection.Reason
    switch target {
    case .id(let id):
      if let section = sectionHandle(of: id) { return .success(attributes(handle: section).id) }
      reason = .unknownSection
    case .index(let index):
      if let id = sectionID(at: index) { return .success(id) }
      reason = .outOfRange
    case .captured:
      switch meaning {
      case .success(let id):
        if let section = sectionHandle(of: id) { return .success(attributes(handle: section).id) }
        reason = .gone
      case .failure(let rejection): return .failure(rejection)
      case nil: reason = .futureRevision
      }
    }
    return .failure(Rejection(reason, "\(target)"))
  }
}
