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
    var entries: [Entry<Coding.SectionID, Coding.Item>] = []
    var changes = 0
    while let record = try next() {
      entries.append(record.entry)
      for event in record.entry.events { changes += event.weight }
      guard changes >= Self.changesBetweenLists || entries.count >= Self.changesBetweenLists else { continue }
      timeline.append(entries, leadingTo: list)
      entries.removeAll(keepingCapacity: true)
      changes = 0
    }
    timeline.append(entries, leadingTo: list)
    return timeline
  }

  /// How many changes lie between two lists that a timeline is given at once.
  private static var changesBetweenLists: Int { 64 }

  /// Adds a record that was read to the timeline of those before it.
  package func add(
    _ record: Record, to timeline: inout Timeline<Coding.SectionID, Coding.Item>
  ) throws(LogError) {
    guard timeline.append(record.entry) else {
      throw core.chain.damage(.content(LineFailure(.misplaced("an entry that does not follow the one before"), at: 0)))
    }
  }
}
