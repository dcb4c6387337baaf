extension Timeline {
  /// The update that turns a view of one revision into a view of another, either of which may be the newer; `nil` where one
  /// of them is not there or is forgotten.
  ///
  /// - Complexity: O(d log n) for the d changes between the two; what the two lists share is skipped.
  @_specialize(where SectionID == String, Item == TextItem)
  public func update(from: Int, to: Int) -> ListUpdate? {
    guard let before = list(at: from), let after = list(at: to) else { return nil }
    return UpdatePlanner(from: before, to: after, candidates(from, to, before, after)).update(from: from, to: to)
  }

  /// The rows and sections that something was done to between two revisions, either of which may be the newer; `nil` where
  /// one of them is not there or is forgotten.
  ///
  /// - Complexity: O(d log n) for the d changes between the two; what the two lists share is skipped.
  @_specialize(where SectionID == String, Item == TextItem)
  public func changes(from: Int, to: Int) -> ListChanges<SectionID, Item.ID>? {
    guard let before = list(at: from), let after = list(at: to) else { return nil }
    return after.changes(since: before, candidates(from, to, before, after))
  }

  /// What the events between two revisions name; where they are many, what the lists of the two do not share.
  private func candidates(
    _ from: Int, _ to: Int, _ before: ListState<SectionID, Item>, _ after: ListState<SectionID, Item>
  ) -> ChangedIdentities<SectionID, Item.ID> {
    let between = entries[min(from, to) - firstRevision..<max(from, to) - firstRevision]
    var weight = 0
    var found = ChangedIdentities<SectionID, Item.ID>()
    for entry in between {
      for event in entry.events {
        weight += event.weight
        if weight > Self.mostEventsNamed { return after.candidates(since: before) }
        found.insert(event)
      }
    }
    return found
  }

  /// Up to how many changes the events are gone through instead of the lists.
  private static var mostEventsNamed: Int { 20_000 }
}
