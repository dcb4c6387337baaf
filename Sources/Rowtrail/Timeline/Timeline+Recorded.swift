extension Timeline {
  /// Adds entries that were recorded before and whose events have been folded already: they led from the current list to
  /// this one.
  ///
  /// The lists in between are not kept; they are computed from the events when they are asked for. So a long history is
  /// taken in at the price of its entries.
  ///
  /// - Precondition: the first entry leads to the revision that comes next, and each other one to the one after.
  /// - Complexity: O(n) for n entries.
  @_specialize(where SectionID == String, Item == TextItem)
  package mutating func append(_ recorded: [Entry<SectionID, Item>], leadingTo list: ListState<SectionID, Item>) {
    guard let last = recorded.last else { return }
    precondition(last.revision == revision + recorded.count, "entries in order")
    var changes = RevisionStore.Weight()
    for entry in recorded {
      noteForUndo(entry)
      changes += RevisionStore.Weight(entry.events)
    }
    current = list
    entries += recorded
    revisions.append(list.index, revision: last.revision, changes: changes)
    forgetBeyondHorizon()
  }
}
