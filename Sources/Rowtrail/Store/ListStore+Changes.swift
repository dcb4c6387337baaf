extension ListStore {
  /// The entries from now on, one after the other: a cursor over the timeline, which each observer moves at its own speed.
  /// Nothing is dropped, nothing comes in another order, and nothing is buffered.
  ///
  ///     let changes = store.changes  // from here on; the task may begin later
  ///     let writing = Task {
  ///       for await entry in changes { database.write(entry.events) }
  ///     }
  ///
  /// The sequence begins where it is made, not where it is first asked. It ends when its task is cancelled, and keeps the
  /// store alive until then.
  ///
  /// Where a ``Timeline/horizon`` forgets entries that an observer has not read yet, it goes on at the first one that is
  /// kept: its `revision` shows the gap.
  public var changes: ListChangeSequence<SectionID, Item> { changes(after: history.revision) }

  /// The entries after a revision, those that are recorded already first; see ``changes``.
  ///
  /// - Parameter revision: any integer; one that is not reached yet is waited for.
  public func changes(after revision: Int) -> ListChangeSequence<SectionID, Item> {
    ListChangeSequence(store: self, after: revision)
  }

  /// The first entry after a revision, once there is one; `nil` once the task is cancelled.
  func entry(after revision: Int) async -> Entry<SectionID, Item>? {
    while !Task.isCancelled {
      let last = max(revision, history.firstRevision)
      if last < history.revision, let entry = history.entry(last + 1) { return entry }
      await waiters.wait()
    }
    return nil
  }
}
