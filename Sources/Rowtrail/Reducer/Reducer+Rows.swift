extension Reducer {
  /// Switches a flag of a row.
  mutating func toggle(_ flag: RowFlags, of row: UInt32) {
    setFlag(flag, of: [row], to: !list.index.flags(of: row).contains(flag))
  }

  /// Switches a flag of those rows that have it the other way.
  mutating func setFlag(_ flag: RowFlags, of rows: [UInt32], to value: Bool) {
    let others = rows.filter { list.index.flags(of: $0).contains(flag) != value }
    guard !others.isEmpty else { return }
    let ids = others.map { list.rowID(handle: $0) }
    for row in others { _ = list.index.setFlag(flag, of: row, to: value) }
    note(flag == .starred ? .starred(ids, value) : .expanded(ids, value))
  }

  /// Removes the rows, in list order.
  mutating func delete(_ rows: [UInt32]) {
    for row in inListOrder(rows) {
      let place = list.index.place(of: row)
      let deleted = list.row(handle: row)
      note(.deleted(deleted, from: list.position(place)))
      list.index.removeRow(row, hash: deleted.id.hashValue, from: place)
    }
  }

  mutating func edit(_ row: UInt32, _ edit: Item.Edit) throws(Rejection) {
    let old = list.item(handle: row)
    let new = old.edited(by: edit)
    guard new.id == old.id else { throw Rejection(.changedID, "\(old.id)") }
    if new != old { replace(row, old, by: new) }
  }

  /// Replaces the content of a row.
  mutating func replace(_ row: UInt32, _ old: Item, by new: Item) {
    list.index.setBox(RowBox(new), of: row)
    note(.edited(from: old, to: new))
  }

  mutating func insert(_ row: ListRow<Item>, at destination: Destination<SectionID, RowID>) throws(Rejection) {
    guard !list.contains(row.id) else { throw Rejection(.duplicateRow, "\(row.id)") }
    let place = try place(destination, moving: [])
    list.insert(row, at: place)
    note(.inserted(row, at: list.position(place)))
  }

  mutating func move(_ rows: [UInt32], to destination: Destination<SectionID, RowID>) throws(Rejection) {
    let moving = inListOrder(rows)
    move(moving, to: try place(destination, moving: moving))
  }

  mutating func moveOffsets(
    _ offsets: [Int], of target: SectionTarget<SectionID>, to: Int
  ) throws(Rejection) {
    let section = try resolve(target)
    let moving = try rows(at: offsets, of: section)
    guard let handle = list.sectionHandle(of: section), to >= 0, to <= list.index.rowCount(ofSection: handle) else {
      throw Rejection(.outOfRange, "\(to)")
    }
    let before = Set(offsets).count { $0 < to }
    move(moving, to: RowPlace(section: handle, offset: to - before))
  }

  /// The rows sorted by their place in the list.
  private func inListOrder(_ rows: [UInt32]) -> [UInt32] {
    guard rows.count > 1 else { return rows }
    let places = PlaceReader(list.index, for: rows.count)
    return rows.map { ($0, places.path(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The place that a destination means: an offset among the rows of a section that stay.
  private func place(
    _ destination: Destination<SectionID, RowID>, moving: [UInt32]
  ) throws(Rejection) -> RowPlace {
    switch destination {
    case .path(let path):
      guard let section = list.sectionHandle(at: path.section) else { throw Rejection(.outOfRange, "\(path)") }
      let first = list.index.firstRowItem(ofSection: section)
      let staying = list.index.rowCount(ofSection: section) - offsets(of: moving, in: section).count
      guard path.item >= first, path.item - first <= staying else { throw Rejection(.outOfRange, "\(path)") }
      return RowPlace(section: section, offset: path.item - first)
    case .before(let target): return try place(nextTo: target, after: false, moving: moving)
    case .after(let target): return try place(nextTo: target, after: true, moving: moving)
    case .start(let target): return RowPlace(section: try sectionHandle(target), offset: 0)
    case .end(let target):
      let section = try sectionHandle(target)
      let staying = list.index.rowCount(ofSection: section) - offsets(of: moving, in: section).count
      return RowPlace(section: section, offset: staying)
    }
  }

  private func place(
    nextTo target: RowTarget<RowID>, after: Bool, moving: [UInt32]
  ) throws(Rejection) -> RowPlace {
    let anchor: UInt32 = try resolve(target)
    guard !moving.contains(anchor) else { throw Rejection(.invalidDestination, "\(target)") }
    let place = list.index.place(of: anchor)
    let before = offsets(of: moving, in: place.section).count { $0 < place.offset }
    return RowPlace(section: place.section, offset: place.offset - before + (after ? 1 : 0))
  }

  private func sectionHandle(_ target: SectionTarget<SectionID>) throws(Rejection) -> UInt32 {
    let id: SectionID = try resolve(target)
    guard let section = list.sectionHandle(of: id) else { throw Rejection(.unknownSection, "\(target)") }
    return section
  }

  /// The offsets of those of the rows that stand in a section, in the order of `rows`.
  private func offsets(of rows: [UInt32], in section: UInt32) -> [Int] {
    guard !rows.isEmpty else { return [] }
    let places = PlaceReader(list.index, for: rows.count)
    return rows.compactMap { row in
      let place = places.place(of: row)
      return place.section == section ? place.offset : nil
    }
  }

  /// Moves rows, given in list order, to an offset among the rows that stay.
  ///
  /// One event a row that is not there already. A row of the section that still waits for its move stands before the
  /// place where fewer than `place.offset` staying rows precede it, and else behind it.
  private mutating func move(_ moving: [UInt32], to place: RowPlace) {
    let ranks = offsets(of: moving, in: place.section).enumerated().map { $1 - $0 }
    var waiting = ranks.count { $0 < place.offset }
    for (number, row) in moving.enumerated() {
      let from = list.index.place(of: row)
      if from.section == place.section, from.offset < place.offset + waiting + number, waiting > 0 { waiting -= 1 }
      let to = RowPlace(section: place.section, offset: place.offset + waiting + number)
      if from != to { move(row, from: from, to: to) }
    }
  }

  /// Moves one row.
  mutating func move(_ row: UInt32, from: RowPlace, to: RowPlace) {
    note(.moved(list.rowID(handle: row), from: list.position(from), to: list.position(to)))
    list.index.moveRow(from: from, to: to)
  }
}
