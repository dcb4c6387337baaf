import PersistentCollections

extension ListIndex {
  /// A section of the list that is being built: `rowCount` rows, whose handles follow those of the section before it.
  struct NewSection {
    var hash: Int
    var box: any Box
    var firstRowItem: Int
    var rowCount: Int
  }

  /// The index of a list whose rows have the handles 0, 1, 2 … in list order. O(n).
  init(sections: [NewSection], rowHashes: [Int], boxes: [any Box], flags: (Int) -> RowFlags) {
    var records: [RowRecord] = []
    records.reserveCapacity(rowHashes.count)
    var trees: [OrderTree] = []
    for (number, section) in sections.enumerated() {
      let first = records.count
      for row in first..<first + section.rowCount {
        records.append(RowRecord(label: 0, section: UInt32(number), flags: flags(row), box: RowBoxPointer(boxes[row])))
      }
      let handles = Array(UInt32(first)..<UInt32(first + section.rowCount))
      trees.append(OrderTree(handles) { records[Int($0)].label = $1 })
    }
    rowRecords = PersistentVector(count: records.count) { records[$0] }
    rowContents = PersistentVector(count: boxes.count) { RowContent(boxes[$0]) }
    rowTable = HandleTable(hashes: rowHashes)
    rowCount = rowHashes.count

    var labels = [Int64](repeating: 0, count: sections.count)
    sectionOrder = OrderTree(Array(0..<UInt32(sections.count))) { labels[Int($0)] = $1 }
    sectionRecords = PersistentVector(count: sections.count) { number in
      let section = sections[number]
      return SectionRecord(
        label: labels[number], rows: trees[number], firstRowItem: section.firstRowItem, box: section.box)
    }
    sectionTable = HandleTable(hashes: sections.map(\.hash))
    checkInvariants()
  }
}
