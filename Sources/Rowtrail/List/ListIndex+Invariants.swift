extension ListIndex {
  /// Empty unless built with `ROWTRAIL_CHECKS`: then every row must come back to its handle from its place, and every
  /// handle must be in use or free.
  func checkInvariants() {
    #if ROWTRAIL_CHECKS
      validate()
    #endif
  }

  private func validate() {
    guard rowRecords.count <= 2048 else { return }
    var seen = 0
    for (index, section) in sectionOrder.enumerated() {
      precondition(sectionIndex(of: section) == index, "a section's label")
      for (offset, row) in sectionRecords[Int(section)].rows.enumerated() {
        let place = place(of: row)
        precondition(place == RowPlace(section: section, offset: offset), "a row's record")
        let box = rowContents[Int(row)].box
        precondition(box != nil && box.map { RowBoxPointer($0) } == rowRecords[Int(row)].box, "a row's content")
        seen += 1
      }
    }
    precondition(seen == rowCount && rowTable.count == rowCount, "the number of rows")
    var free = 0
    var next = freeRow
    while next != RowRecord.noHandle, free <= rowRecords.count {
      free += 1
      next = UInt32(truncatingIfNeeded: rowRecords[Int(next)].label)
    }
    precondition(seen + free == rowRecords.count, "the chain of free handles")
    let unused = (0..<sectionRecords.count).count { sectionRecords[$0].box == nil }
    precondition(sectionOrder.count + unused == sectionRecords.count, "the free sections")
  }
}
