extension ListState {
  /// A list of these sections. O(n).
  ///
  /// - Throws: ``Rejection/Reason/duplicateSection`` or, where the sections are right, ``Rejection/Reason/duplicateRow``,
  ///   with the first id that comes the second time.
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

/// Whether two of the hashes are equal. Equal ids have equal hashes, so where none are, no id comes twice.
private func mayRepeat(_ hashes: [Int]) -> Bool {
  let sorted = hashes.sorted()
  return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
}

/// The index of the first id that was there before.
func firstDuplicate<ID: Hashable>(_ ids: [ID]) -> Int? {
  var seen = Set<ID>(minimumCapacity: ids.count)
  return ids.firstIndex { !seen.insert($0).inserted }
}
