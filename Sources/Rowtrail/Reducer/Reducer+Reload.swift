/// A reload is reduced to what it changes, so that rows which stay keep their identity, their history and their memory.
extension Reducer {
  typealias Section = ListSection<SectionID, Item>

  mutating func reload(_ sections: [Section]) throws(Rejection) {
    if let twice = firstDuplicate(sections.map(\.id)) {
      throw Rejection(.duplicateSection, "\(sections[twice].id)")
    }
    var comes = [Bool](repeating: false, count: list.index.rowRecords.count)
    let handles = try handles(of: sections, noting: &comes)
    delete(list.index.rows.filter { !comes[Int($0)] })
    try updateRows(sections, handles)
    for section in sections where list.sectionHandle(of: section.id) == nil {
      emit(.sectionInserted(section.attributes, at: list.sectionCount))
    }
    let staying = zip(sections, handles).map { stayingRows(of: $0, $1) }
    for (number, section) in sections.enumerated() { arrange(section, handles[number], staying[number]) }
    let kept = Set(sections.map(\.id))
    for id in list.sectionIDs where !kept.contains(id) { deleteSection(id) }
    orderSections(sections)
  }

  /// For each section the handles of those of its rows that are in the list; a row that comes twice is refused.
  private func handles(
    of sections: [Section], noting comes: inout [Bool]
  ) throws(Rejection) -> [[UInt32?]] {
    var others: Set<RowID> = []
    var handles: [[UInt32?]] = []
    for section in sections {
      var own: [UInt32?] = []
      own.reserveCapacity(section.rows.count)
      for row in section.rows {
        let handle = list.handle(of: row.id)
        let isFirst = handle.map { !comes[Int($0)] } ?? others.insert(row.id).inserted
        guard isFirst else { throw Rejection(.duplicateRow, "\(row.id)") }
        if let handle { comes[Int(handle)] = true }
        own.append(handle)
      }
      handles.append(own)
    }
    return handles
  }

  /// Replaces the content of rows that were there already, and switches on the flags that the reload writes.
  private mutating func updateRows(_ sections: [Section], _ handles: [[UInt32?]]) throws(Rejection) {
    var starred: [UInt32] = []
    var expanded: [UInt32] = []
    for (section, handles) in zip(sections, handles) {
      for (row, handle) in zip(section.rows, handles) {
        guard let handle else { continue }
        if row.isStarred { starred.append(handle) }
        if row.isExpanded { expanded.append(handle) }
        let old = list.item(handle: handle)
        let item = old.reloaded(as: row.item)
        guard item.id == old.id else { throw Rejection(.changedID, "\(old.id)") }
        if item != old { replace(handle, old, by: item) }
      }
    }
    setFlag(.starred, of: starred, to: true)
    setFlag(.expanded, of: expanded, to: true)
  }

  /// By number of a section's row: whether it need not move. As many stay as can in their order.
  private func stayingRows(of section: Section, _ handles: [UInt32?]) -> [Bool] {
    var stays = [Bool](repeating: false, count: handles.count)
    guard let own = list.sectionHandle(of: section.id) else { return stays }
    let places = PlaceReader(list.index, for: handles.count)
    var numbers: [Int] = []
    var offsets: [Int] = []
    for (number, handle) in handles.enumerated() {
      guard let place = handle.map({ places.place(of: $0) }), place.section == own else { continue }
      numbers.append(number)
      offsets.append(place.offset)
    }
    for index in longestIncreasingRun(offsets) { stays[numbers[index]] = true }
    return stays
  }

  /// Puts the rows of a section in order, from the first to the last, each one behind the one before it. Rows that go to
  /// another section, or move later, may still stand between them.
  private mutating func arrange(_ section: Section, _ handles: [UInt32?], _ stays: [Bool]) {
    guard let own = list.sectionHandle(of: section.id) else { return }
    var end = 0
    for (number, row) in section.rows.enumerated() {
      guard let handle = handles[number] else {
        list.insert(row, at: RowPlace(section: own, offset: end))
        note(.inserted(row, at: RowPosition(section: section.id, offset: end)))
        end += 1
        continue
      }
      let from = list.index.place(of: handle)
      if stays[number] {
        end = from.offset + 1
        continue
      }
      let stoodBefore = from.section == own && from.offset < end
      let to = RowPlace(section: own, offset: stoodBefore ? end - 1 : end)
      if from != to { move(handle, from: from, to: to) }
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
