import Rowtrail

extension Lockstep {
  /// Every question that can be asked of the current list has the reference's answer.
  func compareQueries() throws(Difference) {
    let list = timeline.current
    let plain = plain.current
    try compare(list.rowCount, plain.rows.count, "rowCount")
    try compare(list.sectionCount, plain.sections.count, "sectionCount")
    try compare(list.sectionIDs, plain.sections.map(\.id), "sectionIDs")
    try compare(list.rowIDs, plain.rows.map(\.id), "rowIDs")
    var seen: [RowPath] = []
    list.forEachRow { path, row in
      if list.row(at: path) == row { seen.append(path) }
    }
    try compare(seen, plain.rows.compactMap { plain.path(of: $0.id) }, "forEachRow")
    try compareSections(list, plain)
    for section in -1...plain.sections.count + 1 {
      for item in -1...plain.items(ofSectionAt: section).count + 1 {
        try comparePath(RowPath(section: section, item: item), list, plain)
      }
    }
    for row in plain.rows { try compareRow(row, list, plain) }
  }

  private func compareSections(_ list: Item.List, _ plain: PlainList<Item>) throws(Difference) {
    for index in -1...plain.sections.count {
      let section = plain.sections.indices.contains(index) ? plain.sections[index] : nil
      let itemCount = section.map { _ in plain.items(ofSectionAt: index).count }
      try compare(list.sectionID(at: index), section?.id, "sectionID")
      try compare(list.attributes(ofSectionAt: index), section?.attributes, "attributes")
      try compare(list.itemCount(ofSectionAt: index), itemCount, "itemCount")
      guard let section else { continue }
      try compare(list.sectionIndex(of: section.id), index, "sectionIndex")
      try compare(list.attributes(of: section.id), section.attributes, "attributes")
      try compare(list.rowCount(of: section.id), section.rows.count, "rowCount of a section")
      try compare(list.rowIDs(of: section.id), section.rows.map(\.id), "rowIDs of a section")
    }
    let absent = Item.sectionID(999)
    let isSilent =
      list.sectionIndex(of: absent) == nil && list.attributes(of: absent) == nil && list.rowCount(of: absent) == nil
      && list.rowIDs(of: absent) == nil
    try compare(isSilent, true, "an absent section")
  }

  private func comparePath(_ path: RowPath, _ list: Item.List, _ plain: PlainList<Item>) throws(Difference) {
    let occupant = plain.occupant(of: path)
    try compare(list.occupant(of: path), occupant, "occupant of \(path)")
    var row: ListRow<Item>?
    if case .row(let id) = occupant { row = plain.row(id) }
    try compare(list.rowID(at: path), row?.id, "rowID at \(path)")
    try compare(list.row(at: path), row, "row at \(path)")
  }

  private func compareRow(_ row: ListRow<Item>, _ list: Item.List, _ plain: PlainList<Item>) throws(Difference) {
    try compare(list.row(row.id), row, "row")
    try compare(list.contains(row.id), true, "contains")
    try compare(list.path(of: row.id), plain.path(of: row.id), "path")
    let place = plain.place(of: row.id).map { RowPosition(section: plain.sections[$0.section].id, offset: $0.offset) }
    try compare(list.position(of: row.id), place, "position")
  }
}
