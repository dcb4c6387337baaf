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

  /// The entry that an undo entry took back, or that a redo entry applied again; `nil` where it is neither, was refused,
  /// or the entry is forgotten.
  ///
  /// - Complexity: O(r) for the r entries up to it.
  @_specialize(where SectionID == String, Item == TextItem)
  package func entryTakenBack(by revision: Int) -> Int? {
    guard let entry = entry(revision), entry.didChange else { return nil }
    switch entry.action {
    case .undo, .redo: break
    default: return nil
    }
    let before = undoHistory(at: revision - 1)
    return if case .undo = entry.action { before.undoable.last } else { before.redoable.last }
  }

  private static func weight(of entries: some Sequence<Entry<SectionID, Item>>) -> RevisionStore.Weight {
    entries.reduce(into: RevisionStore.Weight()) { $0 += RevisionStore.Weight($1.events) }
  }
}
