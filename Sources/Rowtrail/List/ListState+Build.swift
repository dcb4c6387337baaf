extension ListState {
  /// A list of these sections.
  ///
  /// - Throws: ``Rejection/Reason/duplicateSection`` or, where the sections are right, ``Rejection/Reason/duplicateRow``,
  ///   with the first id that comes the second time.
  /// - Complexity: O(n).
  @_specialize(where SectionID == String, Item == TextItem)
  public init(validating sections: [ListSection<SectionID, Item>]) throws(Rejection) {
    var hashes: [Int] = []
    var boxes: [any AnyObject & Sendable] = []
    var flags: [RowFlags] = []
    let count = sections.reduce(0) { $0 + $1.rows.count }
    hashes.reserveCapacity(count)
    boxes.reserveCapacity(count)
    flags.reserveCapacity(count)
    for section in sections {
      for row in section.rows {
        hashes.append(row.id.hashValue)
        boxes.append(RowBox(row.item))
        flags.append(RowFlags(isStarred: row.isStarred, isExpanded: row.isExpanded))
      }
    }
    if let twice = firstDuplicate(sections.map(\.id)) { throw Rejection(.duplicateSection, "\(sections[twice].id)") }
    if mayRepeat(hashes) {
      let ids = sections.flatMap { $0.rows.map(\.id) }
      if let twice = firstDuplicate(ids) { throw Rejection(.duplicateRow, "\(ids[twice])") }
    }
    let news = sections.map { section in
      ListIndex.NewSection(
        hash: section.id.hashValue, box: SectionBox(section.attributes),
        firstRowItem: section.attributes.headerMode.firstRowItem, rowCount: section.rows.count)
    }
    index = ListIndex(sections: news, rowHashes: hashes, boxes: boxes) { flags[$0] }
  }
}

extension ListState {
  /// Builds the list anew where most of the rows that it once had are gone, so that it takes the memory of those it has.
  ///
  /// O(n) for n rows then, which is less than the number of rows that went since the last time.
  mutating func giveBackHandles() {
    guard index.rowRecords.count > 1024, rowCount < index.rowRecords.count / 4 else { return }
    if let list = try? ListState(validating: sections) { self = list }
  }
}

/// Whether two of the hashes are equal. Equal ids have equal hashes, so where none are, no id comes twice.
///
/// O(n) for hashes that are spread: they are distributed by their upper bits, and each small part is sorted.
private func mayRepeat(_ hashes: [Int]) -> Bool {
  let bits = Swift.max(1, Int.bitWidth - (hashes.count / 8).leadingZeroBitCount)
  let shift = UInt.bitWidth - bits
  var ends = [Int](repeating: 0, count: 1 << bits)
  for hash in hashes { ends[Int(UInt(bitPattern: hash) >> shift)] += 1 }
  var start = 0
  for part in ends.indices { (ends[part], start) = (start, start + ends[part]) }
  var parts = hashes
  for hash in hashes {
    let part = Int(UInt(bitPattern: hash) >> shift)
    parts[ends[part]] = hash
    ends[part] += 1
  }
  start = 0
  for end in ends {
    let sorted = parts[start..<end].sorted()
    if zip(sorted, sorted.dropFirst()).contains(where: { $0 == $1 }) { return true }
    start = end
  }
  return false
}

/// The index of the first id that was there before.
func firstDuplicate<ID: Hashable>(_ ids: [ID]) -> Int? {
  var seen = Set<ID>(minimumCapacity: ids.count)
  return ids.firstIndex { !seen.insert($0).inserted }
}
