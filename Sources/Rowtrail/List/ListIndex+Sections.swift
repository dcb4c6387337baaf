import PersistentCollections

extension ListIndex {
  /// How many sections there are. O(1).
  @usableFromInline var sectionCount: Int { sectionOrder.count }

  /// The handle of the section with this index, or `nil`. O(log sections).
  func section(at position: Int) -> UInt32? {
    guard position >= 0, position < sectionOrder.count else { return nil }
    return sectionOrder.handle(at: position)
  }

  /// The index of a section. O(log sections).
  func sectionIndex(of section: UInt32) -> Int {
    sectionOrder.rank(of: section, label: sectionRecords[Int(section)].label)
  }

  /// The box of a section, or `nil` where the handle is free.
  func box(ofSection section: UInt32) -> Box? {
    sectionRecords.withElement(at: Int(section)) { $0.pointee.box }
  }

  /// The item index of a section's first row.
  func firstRowItem(ofSection section: UInt32) -> Int {
    sectionRecords.withElement(at: Int(section)) { $0.pointee.firstRowItem }
  }

  /// The handles of a section's rows, in order.
  func rows(ofSection section: UInt32) -> [UInt32] {
    Array(sectionRecords[Int(section)].rows)
  }

  /// The handles of all rows, in list order.
  var rows: [UInt32] {
    var rows: [UInt32] = []
    rows.reserveCapacity(rowCount)
    for section in sectionOrder { rows.append(contentsOf: sectionRecords[Int(section)].rows) }
    return rows
  }

  /// How many rows a section has.
  func rowCount(ofSection section: UInt32) -> Int {
    sectionRecords.withElement(at: Int(section)) { $0.pointee.rows.count }
  }

  /// Puts a new, empty section at an index.
  mutating func insertSection(hash: Int, box: any Box, firstRowItem: Int, index: Int) {
    let record = SectionRecord(label: 0, rows: OrderTree(), firstRowItem: firstRowItem, box: box)
    let section: UInt32
    if freeSection == RowRecord.noHandle {
      section = UInt32(sectionRecords.count)
      sectionRecords.append(record)
    } else {
      section = freeSection
      freeSection = UInt32(truncatingIfNeeded: sectionRecords[Int(section)].label)
      sectionRecords[Int(section)] = record
    }
    sectionTable.insert(section, hash: hash)
    Self.link(section, at: index, &sectionOrder, &sectionRecords)
    checkInvariants()
  }

  /// Takes an empty section out of the list.
  mutating func removeSection(_ section: UInt32, hash: Int) {
    Self.unlink(at: sectionIndex(of: section), &sectionOrder, &sectionRecords)
    sectionTable.remove(section, hash: hash)
    sectionRecords[Int(section)] = SectionRecord(
      label: Int64(freeSection), rows: OrderTree(), firstRowItem: 0, box: nil)
    freeSection = section
    checkInvariants()
  }

  /// Moves a section to the index that it has afterwards.
  mutating func moveSection(_ section: UInt32, to index: Int) {
    Self.unlink(at: sectionIndex(of: section), &sectionOrder, &sectionRecords)
    Self.link(section, at: index, &sectionOrder, &sectionRecords)
    checkInvariants()
  }

  private static func link(
    _ section: UInt32, at index: Int, _ order: inout OrderTree, _ sections: inout PersistentVector<SectionRecord>
  ) {
    order.insert(section, at: index) { moved, label in
      sections.update(Int(moved)) { $0.label = label }
    }
  }

  private static func unlink(
    at index: Int, _ order: inout OrderTree, _ sections: inout PersistentVector<SectionRecord>
  ) {
    _ = order.remove(at: index) { moved, label in
      sections.update(Int(moved)) { $0.label = label }
    }
  }
}
