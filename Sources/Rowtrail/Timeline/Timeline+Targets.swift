extension Timeline {
  /// The id of the row that a target names now, or why it names none: what ``dispatch(_:)`` would act on.
  ///
  ///     timeline.resolve(.captured(RowPath(section: 0, item: 0), revision: 0))  // .success("kitsu"), wherever Kitsu is
  ///
  /// - Complexity: O(log n) where a captured path's revision is at hand, see ``list(at:)``.
  @_specialize(where SectionID == String, Item == TextItem)
  public func resolve(_ target: RowTarget<Item.ID>) -> Result<Item.ID, Rejection> {
    guard case .captured(let path, let revision) = target else { return current.resolve(target) }
    return current.resolve(target, meaning: meaning(of: path, in: revision))
  }

  /// The id of the section that a target names now, or why it names none.
  @_specialize(where SectionID == String, Item == TextItem)
  public func resolve(_ target: SectionTarget<SectionID>) -> Result<SectionID, Rejection> {
    guard case .captured(let index, let revision) = target else { return current.resolve(target) }
    return current.resolve(target, meaning: meaning(ofSection: index, in: revision))
  }

  /// The list of a revision, or why there is none.
  func remembered(_ revision: Int) -> Result<ListState<SectionID, Item>, Rejection.Reason> {
    if revision > self.revision { return .failure(.futureRevision) }
    return list(at: revision).map { .success($0) } ?? .failure(.forgottenRevision)
  }

  /// The row that stood at a path in a revision.
  func meaning(of path: RowPath, in revision: Int) -> Result<Item.ID, Rejection> {
    remembered(revision).flatMap { then in
      switch then.occupant(of: path) {
      case .row(let id): .success(id)
      case .header: .failure(.header)
      case .nothing: .failure(.outOfRange)
      }
    }.mapError { Rejection($0, "\(RowTarget<Item.ID>.captured(path, revision: revision))") }
  }

  /// The section that had an index in a revision.
  func meaning(ofSection index: Int, in revision: Int) -> Result<SectionID, Rejection> {
    remembered(revision).flatMap { then in
      then.sectionID(at: index).map { .success($0) } ?? .failure(.outOfRange)
    }.mapError { Rejection($0, "\(SectionTarget<SectionID>.captured(index, revision: revision))") }
  }
}
