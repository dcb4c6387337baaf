import Rowtrail

extension LogReader {
  /// Reads the rest of the log into a timeline that starts with the list at ``revision``: what an app goes on with where
  /// undo and captured paths are to reach back.
  ///
  /// - Parameter memoryBudget: about how many bytes the lists of past revisions may take.
  /// - Throws: as ``next()``; `damaged` too where an entry is not what its action comes to.
  /// - Complexity: O(bytes that were not read yet).
  public func readTimeline(
    memoryBudget: Int = 256 << 20
  ) throws(LogError) -> Timeline<Coding.SectionID, Coding.Item> {
    var timeline = Timeline(list, firstRevision: revision, memoryBudget: memoryBudget)
    while let record = try next() {
      guard timeline.dispatch(record.entry.action) == record.entry else {
        throw core.chain.damage(.content(LineFailure(.misplaced("an entry that its action does not lead to"), at: 0)))
      }
    }
    return timeline
  }
}
