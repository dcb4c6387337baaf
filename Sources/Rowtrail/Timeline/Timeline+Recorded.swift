extension Timeline {
  /// The history that lies in a source: none of it is read before it is asked for.
  ///
  /// - Complexity: O(n) for n entries, at two bytes each.
  package init(_ source: some EntrySource<SectionID, Item>, memoryBudget: Int = 256 << 20) {
    let last = source.revisions.upperBound
    self.init(source.list(at: last), firstRevision: last, memoryBudget: memoryBudget)
    firstRevision = source.revisions.lowerBound
    entries = TimelineEntries(source)
    undoHistory = undoHistory(at: last)
  }

  /// The outlines of the entries, in order.
  package var outlines: [EntryOutline] {
    var outlines = Array(entries.outlinesOfSource)
    outlines.reserveCapacity(entries.count)
    for entry in entries[outlines.count...] { outlines.append(EntryOutline(entry)) }
    return outlines
  }

  /// Calls a closure with the events of each entry after a revision, in order, as long as it says so.
  ///
  /// - Complexity: O(n) for n entries.
  package func forEachEvents(after revision: Int, _ visit: ([ListEvent<SectionID, Item>]) -> Bool) {
    var next = revision
    if let last = entries.lastOfSource, next < last {
      var goesOn = true
      entries.source?.forEachEvents(after: next) { events in
        goesOn = next < last && visit(events)
        next += 1
        return goesOn && next < last
      }
      guard goesOn else { return }
    }
    for entry in entries(from: next, to: self.revision) { guard visit(entry.events) else { return } }
  }

  /// What undo and redo could do at a revision.
  func undoHistory(at revision: Int) -> UndoHistory {
    var history = UndoHistory()
    var next = firstRevision + 1
    for outline in entries.outlinesOfSource.prefix(revision - firstRevision) {
      history.note(outline, next)
      next += 1
    }
    for entry in entries(from: next - 1, to: revision) { history.note(EntryOutline(entry), entry.revision) }
    return history
  }

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
      undoHistory.note(EntryOutline(entry), entry.revision)
      changes += RevisionStore.Weight(entry.events)
    }
    current = list
    entries.append(recorded)
    revisions.append(list.index, revision: last.revision, changes: changes)
    forgetBeyondHorizon()
  }
}
