import PersistentCollections

extension ListState {
  /// What may differ between an older list and this one, found by skipping every tree node that the two share.
  ///
  /// - Complexity: O(d log n) for d changes between the two, where one came from the other; O(n log n) for lists that have
  ///   nothing to do with each other.
  func candidates(since old: ListState) -> ChangedIdentities<SectionID, RowID> {
    var found = ChangedIdentities<SectionID, RowID>()
    if index.isIdentical(to: old.index) { return found }
    collectSections(since: old, &found)
    index.rowContents.forEachDifference(from: old.index.rowContents) { row, then, now in
      if then?.box !== now?.box { collect(UInt32(row), since: old, &found) }
    }
    index.rowRecords.forEachDifference(from: old.index.rowRecords) { row, then, now in
      if then?.flags != now?.flags || then?.section != now?.section { collect(UInt32(row), since: old, &found) }
    }
    return found
  }

  /// Notes the rows that have this handle in the older list and in this one.
  private func collect(_ row: UInt32, since old: ListState, _ found: inout ChangedIdentities<SectionID, RowID>) {
    if let id = old.rowIDIfUsed(row) { found.insert(row: id) }
    if let id = rowIDIfUsed(row) { found.insert(row: id) }
  }

  private func rowIDIfUsed(_ row: UInt32) -> RowID? {
    guard Int(row) < index.rowContents.count, let box = index.rowContents[Int(row)].box else { return nil }
    return unsafeDowncast(box, to: RowBox<Item>.self).item.id
  }

  private func sectionIDIfUsed(_ section: UInt32) -> SectionID? {
    guard Int(section) < index.sectionRecords.count, index.sectionRecords[Int(section)].box != nil else { return nil }
    return attributes(handle: section).id
  }

  private func collectSections(since old: ListState, _ found: inout ChangedIdentities<SectionID, RowID>) {
    for section in Self.outOfOrder(index.sectionOrder.differences(from: old.index.sectionOrder)) {
      if let id = old.sectionIDIfUsed(section) { found.insert(section: id) }
      if let id = sectionIDIfUsed(section) { found.insert(section: id) }
    }
    index.sectionRecords.forEachDifference(from: old.index.sectionRecords) { section, then, now in
      if then?.box !== now?.box {
        if let id = old.sectionIDIfUsed(UInt32(section)) { found.insert(section: id) }
        if let id = sectionIDIfUsed(UInt32(section)) { found.insert(section: id) }
      }
      let rows = now?.rows ?? OrderTree()
      let oldRows = then?.rows ?? OrderTree()
      guard !rows.isIdentical(to: oldRows) else { return }
      for row in Self.outOfOrder(rows.differences(from: oldRows)) { collect(row, since: old, &found) }
    }
  }

  /// The handles that came, went, or changed their order within a changed run; what is left keeps its order.
  private static func outOfOrder(_ runs: [OrderTree.Run]) -> [UInt32] {
    var found: [UInt32] = []
    for case .changed(let old, let new) in runs {
      let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
      let staying = new.filter { places[$0] != nil }
      let run = longestIncreasingRun(staying.map { places[$0] ?? 0 })
      let kept = Set(run.map { staying[$0] })
      found += old.filter { !kept.contains($0) }
      found += new.filter { !kept.contains($0) }
    }
    return found
  }
}
