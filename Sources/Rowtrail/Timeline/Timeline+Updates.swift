extension Timeline {
  /// The update that turns a view of one revision into a view of another, either of which may be the newer; `nil` where one
  /// of them is not there or is forgotten.
  ///
  /// - Complexity: O(d log n) for the d changes between the two; what the two lists share is skipped.
  @_specialize(where SectionID == String, Item == TextItem)
  public func update(from: Int, to: Int) -> ListUpdate? {
    guard let before = list(at: from), let after = list(at: to) else { return nil }
    return after.update(since: before, from: from, to: to)
  }

  /// The rows and sections that something was done to between two revisions, either of which may be the newer; `nil` where
  /// one of them is not there or is forgotten.
  ///
  /// - Complexity: O(d log n) for the d changes between the two; what the two lists share is skipped.
  @_specialize(where SectionID == String, Item == TextItem)
  public func changes(from: Int, to: Int) -> ListChanges<SectionID, Item.ID>? {
    guard let before = list(at: from), let after = list(at: to) else { return nil }
    return after.changes(since: before)
  }
}
