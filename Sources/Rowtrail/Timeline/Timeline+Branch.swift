extension Timeline {
  /// The history up to a revision, as if nothing had happened since: undo, redo and captured paths reach as far back as
  /// they did then. `nil` where there is no such revision, or it is forgotten.
  ///
  /// - Complexity: O(r) for the r entries up to the revision, whose lists are shared.
  @_specialize(where SectionID == String, Item == TextItem)
  package func branch(at revision: Int) -> Timeline? {
    guard let list = list(at: revision) else { return nil }
    var branch = Timeline(list, firstRevision: firstRevision, memoryBudget: memoryBudget)
    branch.entries = Array(entries.prefix(revision - firstRevision))
    branch.revisions = revisions.upTo(revision, list.index) { Self.weight(of: entries(from: $0, to: revision)) }
    for entry in branch.entries { branch.noteForUndo(entry) }
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
    var before = Timeline(ListState(), firstRevision: firstRevision)
    for entry in entries(from: firstRevision, to: revision - 1) { before.noteForUndo(entry) }
    return if case .undo = entry.action { before.undoable.last } else { before.redoable.last }
  }

  private static func weight(of entries: ArraySlice<Entry<SectionID, Item>>) -> RevisionStore.Weight {
    entries.reduce(into: RevisionStore.Weight()) { $0 += RevisionStore.Weight($1.events) }
  }
}
