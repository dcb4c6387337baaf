import Rowtrail

extension PlainRun {
  func resolve(_ target: RowTarget<Item.ID>) throws(Reason) -> Item.ID {
    switch target {
    case .id(let id):
      guard list.contains(id) else { throw .unknownRow }
      return id
    case .path(let path): return try meaning(of: path, in: list)
    case .captured(let path, let revision):
      let id = try meaning(of: path, in: try history.list(at: revision))
      guard list.contains(id) else { throw .gone }
      return id
    }
  }

  /// The index of the section that a target names.
  func resolve(_ target: SectionTarget<Item.SectionID>) throws(Reason) -> Int {
    switch target {
    case .id(let id):
      guard let index = list.sectionIndex(of: id) else { throw .unknownSection }
      return index
    case .index(let index):
      guard list.sections.indices.contains(index) else { throw .outOfRange }
      return index
    case .captured(let index, let revision):
      let then = try history.list(at: revision)
      guard then.sections.indices.contains(index) else { throw .outOfRange }
      guard let now = list.sectionIndex(of: then.sections[index].id) else { throw .gone }
      return now
    }
  }

  private func meaning(of path: RowPath, in list: PlainList<Item>) throws(Reason) -> Item.ID {
    switch list.occupant(of: path) {
    case .row(let id): return id
    case .header: throw .header
    case .nothing: throw .outOfRange
    }
  }

  /// The row of an action that names one.
  mutating func single(_ target: RowTarget<Item.ID>) throws(Reason) -> Item.ID {
    let id = try resolve(target)
    row = id
    return id
  }

  mutating func several(_ targets: [RowTarget<Item.ID>]) throws(Reason) -> [Item.ID] {
    var ids: [Item.ID] = []
    for target in targets { ids.append(try resolve(target)) }
    if ids.count == 1 { row = ids[0] }
    return ids
  }

  func rows(at offsets: [Int], ofSectionAt index: Int) throws(Reason) -> [Item.ID] {
    let rows = list.sections[index].rows
    var ids: [Item.ID] = []
    for offset in offsets {
      guard rows.indices.contains(offset) else { throw .outOfRange }
      ids.append(rows[offset].id)
    }
    return ids
  }

  /// The rows that `star-all` and its like are about.
  func rows(of section: SectionTarget<Item.SectionID>?, asOf revision: Int?) throws(Reason) -> [Item.ID] {
    var id: Item.SectionID?
    if let section { id = list.sections[try resolve(section)].id }
    var then = list
    if let revision { then = try history.list(at: revision) }
    let sections = then.sections.filter { id == nil || $0.id == id }
    return sections.flatMap(\.rows).map(\.id).filter { list.contains($0) }
  }
}
