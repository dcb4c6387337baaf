extension Timeline {
  /// The history up to a revision, as if nothing had happened since: undo, redo and captured paths reach as far back as
  /// they did then. `nil` where there is no such revision, or it is forgotten.
  ///
  /// - Complexity: O(r) for the r entries up to the revision, whose lists are shared.
  @_specialize(where SectionID == String, Item == TextItem)
  package func branch(at revision: Int) -> Timeline? {
    guard let list = list(at: revision) else { return nil }
    var branch = Timeline(list, firstRevision: firstRevision, memoryBudget: memoryBudget)
    branch.entries = entries
    branch.entries.removeLast(self.revision - revision)
    if revision > entries.lastOfSource ?? firstRevision {
      branch.revisions = revisions.upTo(revision, list.index) { Self.weight(of: entries(from: $0, to: revision)) }
    } else {
      branch.revisions = RevisionStore(list.index, revision: revision, budget: memoryBudget)
    }
    branch.undoHistory = undoHistory(at: revision)
    return branch
  }

  private static func weight(of entries: some Sequence<Entry<SectionID, Item>>) -> RevisionStore.Weight {
    entries.reduce(into: RevisionStore.Weight()) { $0 += RevisionStore.Weight($1.events) }
  }
}
