/// A reload is reduced to what it changes, so that rows which stay keep their identity, their history and their memory.
extension Reducer {
  typealias Section = ListSection<SectionID, Item>

  mutating func reload(_ sections: [Section]) throws(Rejection) {
    if let twice = firstDuplicate(sections.map(\.id)) {
      throw Rejection(.duplicateSection, "\(sections[twice].id)")
    }
    let ids = sections.flatMap { $0.rows.map(\.id) }
    if let twice = firstDuplicate(ids) { throw Rejection(.duplicateRow, "\(ids[twice])") }

    deleteRows(absentFrom: Set(ids))
    try updateRows(sections)
    for section in sections where list.sectionHandle(of: section.id) == nil {
      emit(.sectionInserted(section.attributes, at: list.sectionCount))
    }
    let staying = sections.map { stayingRows(of: $0) }
    for (section, stays) in zip(sections, staying) { arrange(section, stays) }
    let kept = Set(sections.map(\.id))
    for id in list.sectionIDs where !kept.contains(id) { deleteSection(id) }
    orderSections(sections)
  }

  private mutating func deleteRows(absentFrom ids: Set<RowID>) {
    let absent = list.rowIDs.filter { !ids.contains($0) }
    for id in absent {
      guard let row = list.row(id), let place = list.position(of: id) else { continue }
      emit(.deleted(row, from: place))
    }
  }

  /// Replaces the content of rows that were there already, and switches on the flags that the reload writes.
  private mutating func updateRows(_ sections: [Section]) throws(Rejection) {
    var starred: [RowID] = []
    var expanded: [RowID] = []
    for row in sections.lazy.flatMap(\.rows) {
      guard let old = list.row(row.id) else { continue }
      if row.isStarred && !old.isStarred { starred.append(old.id) }
      if row.isExpanded && !old.isExpanded { expanded.append(old.id) }
      let item = old.item.reloaded(as: row.item)
      guard item.id == old.id else { throw Rejection(.changedID, "\(old.id)") }
      if item != old.item { emit(.edited(from: old.item, to: item)) }
    }
    if !starred.isEmpty { emit(.starred(starred, true)) }
    if !expanded.isEmpty { emit(.expanded(expanded, true)) }
  }

  /// The rows of a section that need not move: as many as can stay in their order.
  private func stayingRows(of section: Section) -> Set<RowID> {
    var ids: [RowID] = []
    var offsets: [Int] = []
    for row in section.rows {
      guard let place = list.position(of: row.id), place.section == section.id else { continue }
      ids.append(row.id)
      offsets.append(place.offset)
    }
    return Set(longestIncreasingRun(offsets).map { ids[$0] })
  }

  /// Puts the rows of a section in order, from the first to the last, each one behind the one before it. Rows that go to
  /// another section, or move later, may still stand between them.
  private mutating func arrange(_ section: Section, _ staying: Set<RowID>) {
    var end = 0
    for row in section.rows {
      guard let from = list.position(of: row.id) else {
        emit(.inserted(row, at: RowPosition(section: section.id, offset: end)))
        end += 1
        continue
      }
      if staying.contains(row.id) {
        end = from.offset + 1
        continue
      }
      let stoodBefore = from.section == section.id && from.offset < end
      let to = RowPosition(section: section.id, offset: stoodBefore ? end - 1 : end)
      if from != to { emit(.moved(row.id, from: from, to: to)) }
      end = to.offset + 1
    }
  }

  private mutating func orderSections(_ sections: [Section]) {
    let old = sections.map { list.sectionIndex(of: $0.id) ?? 0 }
    let staying = Set(longestIncreasingRun(old))
    var end = 0
    for (number, section) in sections.enumerated() {
      guard let from = list.sectionIndex(of: section.id) else { continue }
      if staying.contains(number) {
        end = from + 1
      } else {
        let to = from < end ? end - 1 : end
        if from != to { emit(.sectionMoved(section.id, from: from, to: to)) }
        end = to + 1
      }
      editSection(
        section.id,
        SectionEdit(
          header: section.attributes.header, footer: section.attributes.footer,
          headerMode: section.attributes.headerMode))
    }
  }
}
