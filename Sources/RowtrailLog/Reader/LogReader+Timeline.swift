import Rowtrail

extension LogReader {
  /// Reads the rest of the log into a timeline that starts with the list at ``revision``: what an app goes on with where
  /// undo and captured paths are to reach back.
  ///
  /// The entries are taken as they are recorded; no action is dispatched again.
  ///
  /// - Parameter memoryBudget: about how many bytes the lists of past revisions may take.
  /// - Throws: as ``next()``.
  /// - Complexity: O(bytes that were not read yet).
  public func readTimeline(
    memoryBudget: Int = 256 << 20
  ) throws(LogError) -> Timeline<Coding.SectionID, Coding.Item> {
    var timeline = Timeline(list, firstRevision: revision, memoryBudget: memoryBudget)
    while let record = try next() {
      try add(record, to: &timeline)
    }
    return timeline
  }

  /// Adds a record that was read to the timeline of those before it.
  package func add(
    _ record: Record, to timeline: inout Timeline<Coding.SectionID, Coding.Item>
  ) throws(LogError) {
    guard timeline.append(record.entry) else {
      throw core.chain.damage(.content(LineFailure(.misplaced("an entry that does not follow the one before"), at: 0)))
    }
  }
}
