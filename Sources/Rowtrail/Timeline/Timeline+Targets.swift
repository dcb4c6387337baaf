extension Timeline {
  /// The id of the row that a target names now, or why it names none: what ``dispatch(_:cause:)`` would act on.
  ///
  ///     timeline.resolve(.captured(RowPath(section: 0, item: 0), revision: 0))  // .success("kitsu"), wherever Kitsu is
  ///
  /// - Complexity: O(log n) where a captured path's revision is at hand, see ``list(at:)``.
  @_specialize(where SectionID == String, Item == TextItem)
  public func resolve(_ target: RowTarget<Item.ID>) -> Result<Item.ID, Rejection> {
    guard case .captured(let path, let revision) = target else { return current.resolve(target) }
    // Mostly the row is there still, under the same handle and with the same content: no id has to be looked up.
    if let (row, box) = revisions.row(at: path, in: revision), current.index.boxIfUsed(of: row) == box {
      return .success(current.rowID(handle: row))
    }
    return current.resolve(target, meaning: target.meaning(of: path, in: remembered(revision)))
  }

  /// The id of the section that a target names now, or why it names none.
  @_specialize(where SectionID == String, Item == TextItem)
  public func resolve(_ target: SectionTarget<SectionID>) -> Result<SectionID, Rejection> {
    guard case .captured(let index, let revision) = target else { return current.resolve(target) }
    return current.resolve(target, meaning: target.meaning(of: index, in: remembered(revision)))
  }

  /// The list of a revision, or why there is none.
  func remembered(_ revision: Int) -> Result<ListState<SectionID, Item>, Rejection.Reason> {
    if revision > self.revision { return .failure(.futureRevision) }
    return list(at: revision).map { .success($0) } ?? .failure(.forgottenRevision)
  }
}
