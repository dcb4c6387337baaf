import Rowtrail

extension PlainRun {
  mutating func edit(_ target: RowTarget<Item.ID>, _ edit: Item.Edit) throws(Reason) {
    let id = try single(target)
    guard let old = list.row(id)?.item else { throw .unknownRow }
    let new = old.plainlyEdited(by: edit)
    guard new.id == id else { throw .changedID }
    if new != old { list.change(id) { $0.item = new } }
  }

  mutating func insert(_ row: ListRow<Item>, at place: Item.Place) throws(Reason) {
    if list.contains(row.id) { throw .duplicateRow }
    let (section, offset) = try find(place, moving: [])
    list.sections[section].rows.insert(row, at: offset)
  }

  mutating func move(_ targets: [RowTarget<Item.ID>], to place: Item.Place) throws(Reason) {
    let ids = try several(targets)
    let (section, offset) = try find(place, moving: ids)
    let moved = list.takeOut(ids)
    list.sections[section].rows.insert(contentsOf: moved, at: offset)
  }

  mutating func moveOffsets(
    _ offsets: [Int], of target: SectionTarget<Item.SectionID>, to end: Int
  ) throws(Reason) {
    let section = try resolve(target)
    let ids = try rows(at: offsets, ofSectionAt: section)
    let rows = list.sections[section].rows
    guard (0...rows.count).contains(end) else { throw .outOfRange }
    let head = rows[..<end].filter { !ids.contains($0.id) }
    let tail = rows[end...].filter { !ids.contains($0.id) }
    list.sections[section].rows = head + rows.filter { ids.contains($0.id) } + tail
  }

  /// The section's index, and the offset among those of its rows that are not moved.
  private func find(_ place: Item.Place, moving: [Item.ID]) throws(Reason) -> (section: Int, offset: Int) {
    var without = list
    _ = without.takeOut(moving)
    switch place {
    case .path(let path):
      guard list.sections.indices.contains(path.section) else { throw .outOfRange }
      let section = without.sections[path.section]
      let first = section.attributes.headerMode == .firstItem ? 1 : 0
      guard path.item >= first, path.item <= first + section.rows.count else { throw .outOfRange }
      return (path.section, path.item - first)
    case .before(let target):
      return try anchor(target, in: without)
    case .after(let target):
      let (section, offset) = try anchor(target, in: without)
      return (section, offset + 1)
    case .start(let target): return (try resolve(target), 0)
    case .end(let target):
      let section = try resolve(target)
      return (section, without.sections[section].rows.count)
    }
  }

  private func anchor(
    _ target: RowTarget<Item.ID>, in without: PlainList<Item>
  ) throws(Reason) -> (section: Int, offset: Int) {
    let id = try resolve(target)
    guard let place = without.place(of: id) else { throw .invalidDestination }
    return place
  }
}
