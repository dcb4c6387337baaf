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
    place(at: path).map { row(at: $0) }
  }

  /// The place that a path names; `nil` where a header or nothing stands. O(log sections).
  @usableFromInline
  func place(at path: RowPath) -> RowPlace? {
    guard let section = section(at: path.section) else { return nil }
    return sectionRecords.withElement(at: Int(section)) { record in
      let (offset, overflow) = path.item.subtractingReportingOverflow(record.pointee.firstRowItem)
      guard !overflow, offset >= 0, offset < record.pointee.rows.count else { return nil }
      return RowPlace(section: section, offset: offset)
    }
  }

  /// The handle of the row at a place that there is. O(log n).
  func row(at place: RowPlace) -> UInt32 {
    sectionRecords.withElement(at: Int(place.section)) { $0.pointee.rows.handle(at: place.offset) }
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

  /// Where a row stands. O(log n).
  func place(of row: UInt32) -> RowPlace {
    let record = rowRecords[Int(row)]
    let offset = sectionRecords.withElement(at: Int(record.section)) {
      $0.pointee.rows.rank(of: row, label: record.label)
    }
    return RowPlace(section: record.section, offset: offset)
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

  /// The place that a path means for one more row, with the row at another place taken out; `nil` where the path is not
  /// there. O(log sections).
  @usableFromInline
  func room(at path: RowPath, without other: RowPlace? = nil) -> RowPlace? {
    guard let section = section(at: path.section) else { return nil }
    return sectionRecords.withElement(at: Int(section)) { record in
      let count = record.pointee.rows.count - (other?.section == section ? 1 : 0)
      let first = record.pointee.firstRowItem
      guard path.item >= first, path.item - first <= count else { return nil }
      return RowPlace(section: section, offset: path.item - first)
    }
  }

  /// Puts a new row at a place. O(log n).
  @usableFromInline
  mutating func insertRow(hash: Int, box: any Box, flags: RowFlags, at place: RowPlace) {
    let row: UInt32
    let record = RowRecord(label: 0, section: place.section, flags: flags, box: RowBoxPointer(box))
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
    Self.link(row, to: place.section, at: place.offset, &sectionRecords, &rowRecords)
    checkInvariants()
  }

  /// Takes a row out of the list. O(log n).
  @usableFromInline
  mutating func removeRow(_ row: UInt32, hash: Int) {
    removeRow(row, hash: hash, from: place(of: row))
  }

  /// Takes a row out of the list that stands at this place. O(log n).
  mutating func removeRow(_ row: UInt32, hash: Int, from place: RowPlace) {
    Self.unlink(from: place.section, at: place.offset, &sectionRecords, &rowRecords)
    rowTable.remove(row, hash: hash)
    rowContents[Int(row)] = RowContent(nil)
    rowRecords[Int(row)] = RowRecord(label: Int64(freeRow), section: RowRecord.noHandle, flags: [], box: nil)
    freeRow = row
    rowCount -= 1
    checkInvariants()
  }

  /// Moves the row at one place to another, which counts with the row already taken out. O(log n).
  @usableFromInline
  mutating func moveRow(from: RowPlace, to: RowPlace) {
    let row = Self.unlink(from: from.section, at: from.offset, &sectionRecords, &rowRecords)
    if from.section != to.section { rowRecords.update(Int(row)) { $0.section = to.section } }
    Self.link(row, to: to.section, at: to.offset, &sectionRecords, &rowRecords)
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

  @discardableResult
  private static func unlink(
    from section: UInt32, at offset: Int, _ sections: inout PersistentVector<SectionRecord>,
    _ rows: inout PersistentVector<RowRecord>
  ) -> UInt32 {
    sections.update(Int(section)) { record in
      record.rows.remove(at: offset) { moved, label in
        rows.update(Int(moved)) { $0.label = label }
      }
    }
  }
}
