import PersistentCollections

extension ListIndex {
  /// The handle of the row with this hash whose box `matches`. O(log n).
  @usableFromInline
  func row(hash: Int, where matches: (RowBoxPointer) -> Bool) -> UInt32? {
    rowTable.find(hash) { row in matches(box(of: row)) }
  }

  /// The handle of the row at a path; `nil` where a header or nothing stands. O(log n).
  @usableFromInline
  func row(at path: RowPath) -> UInt32? {
    guard let section = section(at: path.section) else { return nil }
    return sectionRecords.withElement(at: Int(section)) { record in
      let (offset, overflow) = path.item.subtractingReportingOverflow(record.pointee.firstRowItem)
      guard !overflow, offset >= 0, offset < record.pointee.rows.count else { return nil }
      return record.pointee.rows.handle(at: offset)
    }
  }

  /// The box of a row in use.
  @usableFromInline
  func box(of row: UInt32) -> RowBoxPointer {
    guard let box = rowRecords[Int(row)].box else { preconditionFailure("the handle of a row in the list") }
    return box
  }

  /// The box and the flags of a row in use.
  @usableFromInline
  func boxAndFlags(of row: UInt32) -> (box: RowBoxPointer, flags: RowFlags) {
    let record = rowRecords[Int(row)]
    guard let box = record.box else { preconditionFailure("the handle of a row in the list") }
    return (box, record.flags)
  }

  /// The box of a row, or `nil` where the handle is free or was never used.
  func boxIfUsed(of row: UInt32) -> RowBoxPointer? {
    Int(row) < rowRecords.count ? rowRecords[Int(row)].box : nil
  }

  /// Replaces the box of a row in use.
  @usableFromInline
  mutating func setBox(_ box: any Box, of row: UInt32) {
    rowContents[Int(row)] = RowContent(box)
    rowRecords.update(Int(row)) { $0.box = RowBoxPointer(box) }
    checkInvariants()
  }

  /// The flags of a row in use.
  @usableFromInline
  func flags(of row: UInt32) -> RowFlags { rowRecords[Int(row)].flags }

  /// Where a row stands: its section's handle, and its offset among the section's rows. O(log n).
  func place(of row: UInt32) -> (section: UInt32, offset: Int) {
    let record = rowRecords[Int(row)]
    let offset = sectionRecords.withElement(at: Int(record.section)) {
      $0.pointee.rows.rank(of: row, label: record.label)
    }
    return (record.section, offset)
  }

  /// Where a row stands, as UIKit counts. O(log n).
  @usableFromInline
  func path(of row: UInt32) -> RowPath {
    let record = rowRecords[Int(row)]
    return sectionRecords.withElement(at: Int(record.section)) { section in
      let offset = section.pointee.rows.rank(of: row, label: record.label)
      let index = sectionOrder.count == 1 ? 0 : sectionOrder.rank(of: record.section, label: section.pointee.label)
      return RowPath(section: index, item: offset + section.pointee.firstRowItem)
    }
  }

  /// Switches a flag; `false` where the row had it that way already. O(log n).
  @usableFromInline
  mutating func setFlag(_ flag: RowFlags, of row: UInt32, to value: Bool) -> Bool {
    guard flags(of: row).contains(flag) != value else { return false }
    rowRecords.update(Int(row)) { record in
      if value { record.flags.insert(flag) } else { record.flags.remove(flag) }
    }
    checkInvariants()
    return true
  }

  /// The place that a path means for one more row; `nil` where the path is not there. O(log n).
  @usableFromInline
  func room(at path: RowPath, without row: UInt32? = nil) -> (section: UInt32, offset: Int)? {
    guard let section = section(at: path.section) else { return nil }
    let isInside = row.map { rowRecords[Int($0)].section == section } ?? false
    return sectionRecords.withElement(at: Int(section)) { record in
      let count = record.pointee.rows.count - (isInside ? 1 : 0)
      let first = record.pointee.firstRowItem
      return path.item >= first && path.item - first <= count ? (section, path.item - first) : nil
    }
  }

  /// Puts a new row at an offset of a section. O(log n).
  @usableFromInline
  mutating func insertRow(hash: Int, box: any Box, flags: RowFlags, section: UInt32, offset: Int) {
    let row: UInt32
    let record = RowRecord(label: 0, section: section, flags: flags, box: RowBoxPointer(box))
    if freeRow == RowRecord.noHandle {
      row = UInt32(rowRecords.count)
      rowRecords.append(record)
      rowContents.append(RowContent(box))
    } else {
      row = freeRow
      freeRow = UInt32(truncatingIfNeeded: rowRecords[Int(row)].label)
      rowRecords[Int(row)] = record
      rowContents[Int(row)] = RowContent(box)
    }
    rowTable.insert(row, hash: hash)
    rowCount += 1
    Self.link(row, to: section, at: offset, &sectionRecords, &rowRecords)
    checkInvariants()
  }

  /// Takes a row out of the list. O(log n).
  @usableFromInline
  mutating func removeRow(_ row: UInt32, hash: Int) {
    let (section, offset) = place(of: row)
    Self.unlink(from: section, at: offset, &sectionRecords, &rowRecords)
    rowTable.remove(row, hash: hash)
    rowContents[Int(row)] = RowContent(nil)
    rowRecords[Int(row)] = RowRecord(label: Int64(freeRow), section: RowRecord.noHandle, flags: [], box: nil)
    freeRow = row
    rowCount -= 1
    checkInvariants()
  }

  /// Moves a row to an offset of a section, which counts with the row already taken out. O(log n).
  @usableFromInline
  mutating func moveRow(_ row: UInt32, to section: UInt32, offset: Int) {
    let (from, old) = place(of: row)
    Self.unlink(from: from, at: old, &sectionRecords, &rowRecords)
    if from != section { rowRecords.update(Int(row)) { $0.section = section } }
    Self.link(row, to: section, at: offset, &sectionRecords, &rowRecords)
    checkInvariants()
  }

  private static func link(
    _ row: UInt32, to section: UInt32, at offset: Int, _ sections: inout PersistentVector<SectionRecord>,
    _ rows: inout PersistentVector<RowRecord>
  ) {
    sections.update(Int(section)) { record in
      record.rows.insert(row, at: offset) { moved, label in
        rows.update(Int(moved)) { $0.label = label }
      }
    }
  }

  private static func unlink(
    from section: UInt32, at offset: Int, _ sections: inout PersistentVector<SectionRecord>,
    _ rows: inout PersistentVector<RowRecord>
  ) {
    sections.update(Int(section)) { record in
      _ = record.rows.remove(at: offset) { moved, label in
        rows.update(Int(moved)) { $0.label = label }
      }
    }
  }
}
