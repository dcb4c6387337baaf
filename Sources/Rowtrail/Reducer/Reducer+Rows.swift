extension Reducer {
  /// Switches a flag of those rows that have it the other way.
  mutating func setFlag(_ flag: RowFlags, of ids: [RowID], to value: Bool) {
    let others = ids.filter { id in
      list.handle(of: id).map { list.index.flags(of: $0).contains(flag) != value } ?? false
    }
    guard !others.isEmpty else { return }
    emit(flag == .starred ? .starred(others, value) : .expanded(others, value))
  }

  /// Removes the rows, in list order.
  mutating func delete(_ ids: [RowID]) {
    for id in inListOrder(ids) {
      guard let row = list.row(id), let place = list.position(of: id) else { continue }
      emit(.deleted(row, from: place))
    }
  }

  mutating func edit(_ id: RowID, _ edit: Item.Edit) throws(Rejection) {
    guard let old = list.row(id)?.item else { return }
    let new = old.edited(by: edit)
    guard new.id == id else { throw Rejection(.changedID, "\(id)") }
    if new != old { emit(.edited(from: old, to: new)) }
  }

  mutating func insert(_ row: ListRow<Item>, at destination: Destination<SectionID, RowID>) throws(Rejection) {
    guard !list.contains(row.id) else { throw Rejection(.duplicateRow, "\(row.id)") }
    emit(.inserted(row, at: try place(destination, moving: [])))
  }

  mutating func move(_ ids: [RowID], to destination: Destination<SectionID, RowID>) throws(Rejection) {
    let moving = inListOrder(ids)
    move(moving, to: try place(destination, moving: moving))
  }

  mutating func moveOffsets(
    _ offsets: [Int], of target: SectionTarget<SectionID>, to: Int
  ) throws(Rejection) {
    let section = try resolve(target)
    let moving = try rows(at: offsets, of: section)
    guard to >= 0, to <= list.rowCount(of: section) ?? 0 else { throw Rejection(.outOfRange, "\(to)") }
    let before = Set(offsets).count { $0 < to }
    move(moving, to: RowPosition(section: section, offset: to - before))
  }

  /// The ids sorted by their place in the list.
  private func inListOrder(_ ids: [RowID]) -> [RowID] {
    guard ids.count > 1 else { return ids }
    return ids.compactMap { id in list.path(of: id).map { (id, $0) } }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The place that a destination means: an offset among the rows of a section that stay.
  private func place(
    _ destination: Destination<SectionID, RowID>, moving: [RowID]
  ) throws(Rejection) -> RowPosition<SectionID> {
    switch destination {
    case .path(let path):
      guard let section = list.sectionHandle(at: path.section) else { throw Rejection(.outOfRange, "\(path)") }
      let record = list.index.sectionRecords[Int(section)]
      let id = list.attributes(handle: section).id
      let staying = record.rows.count - offsets(of: moving, in: id).count
      guard path.item >= record.firstRowItem, path.item - record.firstRowItem <= staying else {
        throw Rejection(.outOfRange, "\(path)")
      }
      return RowPosition(section: id, offset: path.item - record.firstRowItem)
    case .before(let target): return try place(nextTo: target, after: false, moving: moving)
    case .after(let target): return try place(nextTo: target, after: true, moving: moving)
    case .start(let section): return RowPosition(section: try resolve(section), offset: 0)
    case .end(let section):
      let id = try resolve(section)
      let staying = (list.rowCount(of: id) ?? 0) - offsets(of: moving, in: id).count
      return RowPosition(section: id, offset: staying)
    }
  }

  private func place(
    nextTo target: RowTarget<RowID>, after: Bool, moving: [RowID]
  ) throws(Rejection) -> RowPosition<SectionID> {
    let anchor = try resolve(target)
    guard !moving.contains(anchor) else { throw Rejection(.invalidDestination, "\(target)") }
    guard let place = list.position(of: anchor) else { throw Rejection(.gone, "\(target)") }
    let before = offsets(of: moving, in: place.section).count { $0 < place.offset }
    return RowPosition(section: place.section, offset: place.offset - before + (after ? 1 : 0))
  }

  /// The offsets of those of the rows that stand in a section, in the order of `ids`.
  private func offsets(of ids: [RowID], in section: SectionID) -> [Int] {
    ids.compactMap { id in list.position(of: id).flatMap { $0.section == section ? $0.offset : nil } }
  }

  /// Moves rows, given in list order, to an offset among the rows that stay.
  ///
  /// One event a row that is not there already. A row of the section that still waits for its move stands before the
  /// place where fewer than `place.offset` staying rows precede it, and else behind it.
  private mutating func move(_ moving: [RowID], to place: RowPosition<SectionID>) {
    let ranks = offsets(of: moving, in: place.section).enumerated().map { $1 - $0 }
    var waiting = ranks.count { $0 < place.offset }
    for (number, id) in moving.enumerated() {
      guard let from = list.position(of: id) else { continue }
      if from.section == place.section, from.offset < place.offset + waiting + number, waiting > 0 { waiting -= 1 }
      let to = RowPosition(section: place.section, offset: place.offset + waiting + number)
      if from != to { emit(.moved(id, from: from, to: to)) }
    }
  }
}
