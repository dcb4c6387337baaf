extension ListState {
  /// How many tree nodes of this list an older one does not share. For tests of what a change costs. O(n).
  package func nodeCount(notIn old: ListState) -> Int {
    let lists = (index, old.index)
    var count = lists.0.rowTable.nodeCount(notIn: lists.1.rowTable)
    count += lists.0.rowRecords.nodeCount(notIn: lists.1.rowRecords)
    count += lists.0.rowContents.nodeCount(notIn: lists.1.rowContents)
    count += lists.0.sectionTable.nodeCount(notIn: lists.1.sectionTable)
    count += lists.0.sectionRecords.nodeCount(notIn: lists.1.sectionRecords)
    count += lists.0.sectionOrder.nodeCount(notIn: lists.1.sectionOrder)
    for section in 0..<min(lists.0.sectionRecords.count, lists.1.sectionRecords.count) {
      count += lists.0.sectionRecords[section].rows.nodeCount(notIn: lists.1.sectionRecords[section].rows)
    }
    return count
  }

  /// For how many rows there is room: those in the list, and those that were. For tests.
  package var handleCount: Int { index.rowRecords.count }
}

extension Timeline {
  /// How many lists of past revisions are at hand. For tests.
  package var keptListCount: Int { revisions.count }
}
