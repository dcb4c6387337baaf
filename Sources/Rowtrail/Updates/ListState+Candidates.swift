extension ListState {
  /// What may differ between an older list and this one, found by skipping every tree node that the two share.
  ///
  /// - Complexity: O(d log n) for d changes between the two, where one came from the other; O(n log n) for lists that have
  ///   nothing to do with each other.
  func candidates(since old: ListState) -> ChangeCandidates {
    if index.isIdentical(to: old.index) { return ChangeCandidates() }
    var found = ChangeCandidates()
    let rows = index.changedRows(since: old.index) { section in
      old.sectionIDIfUsed(section) == sectionIDIfUsed(section)
    }
    found.rows.reserveCapacity(rows.count)
    for row in rows { pairRow(row, old, &found.rows) }
    for section in index.changedSections(since: old.index) { pairSection(section, old, &found.sections) }
    return found
  }

  /// Notes the rows that have this handle in the older list and in this one; one whose handle changed only once.
  private func pairRow(_ row: UInt32, _ old: ListState, _ found: inout [HandlePair]) {
    switch (old.index.boxIfUsed(of: row), index.boxIfUsed(of: row)) {
    case (nil, nil): return
    case (let then?, let now?) where then == now || old.rowID(handle: row) == rowID(handle: row):
      found.append(HandlePair(old: row, new: row))
    case (let then, let now):
      if then != nil { found.append(HandlePair(old: row, new: handle(of: old.rowID(handle: row)))) }
      if now != nil, old.handle(of: rowID(handle: row)) == nil { found.append(HandlePair(old: nil, new: row)) }
    }
  }

  /// The same for a section.
  private func pairSection(_ section: UInt32, _ old: ListState, _ found: inout [HandlePair]) {
    let (then, now) = (old.sectionIDIfUsed(section), sectionIDIfUsed(section))
    if let then {
      found.append(HandlePair(old: section, new: then == now ? section : sectionHandle(of: then)))
    }
    if let now, now != then, old.sectionHandle(of: now) == nil {
      found.append(HandlePair(old: nil, new: section))
    }
  }

  private func sectionIDIfUsed(_ section: UInt32) -> SectionID? {
    guard Int(section) < index.sectionRecords.count, index.sectionRecords[Int(section)].box != nil else { return nil }
    return sectionID(handle: section)
  }

  /// A section that has this handle in the older list, by its handles in both.
  func pair(ofOldSection section: UInt32, in old: ListState) -> HandlePair {
    HandlePair(old: section, new: handle(ofSection: section, in: old))
  }

  /// A section that has this handle in this list, by its handles in both.
  func pair(ofSection section: UInt32, since old: ListState) -> HandlePair {
    HandlePair(old: old.handle(ofSection: section, in: self), new: section)
  }

  /// The handle here of a section that has a handle in another list.
  private func handle(ofSection section: UInt32, in other: ListState) -> UInt32? {
    if Int(section) < index.sectionRecords.count,
      index.sectionRecords[Int(section)].box === other.index.sectionRecords[Int(section)].box
    {
      return section
    }
    return sectionHandle(of: other.sectionID(handle: section))
  }
}
