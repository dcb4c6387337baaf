import Rowtrail

extension TrialMaker {
  /// A row, most often by a path that was captured a few revisions ago.
  mutating func rowTarget() -> RowTarget<Item.ID> {
    switch below(40) {
    case 0: return .id(material.item(below(rowNumbers), 0).id)
    case 1: return .captured(RowPath(section: below(4) - 1, item: below(12) - 1), revision: below(revision + 3))
    case 2..<12: return idTarget()
    case 12..<18: return .path(path(in: current))
    default:
      let captured = pastRevision()
      return .captured(path(in: lists[captured]), revision: captured)
    }
  }

  /// A row by its id; where the path that was drawn has none, by that.
  private mutating func idTarget() -> RowTarget<Item.ID> {
    let path = path(in: current)
    return current.rowID(at: path).map { .id($0) } ?? .path(path)
  }

  /// One row or several.
  mutating func rowTargets() -> [RowTarget<Item.ID>] {
    var targets = [rowTarget()]
    while targets.count < 6, chance(2, 5) { targets.append(chance(1, 2) ? idTarget() : rowTarget()) }
    return targets
  }

  /// An earlier revision, most often one of the last.
  mutating func pastRevision() -> Int {
    chance(1, 5) ? below(revision + 1) : revision - below(min(revision + 1, 6))
  }

  /// A path of a list; now and then one just behind the end of its section, or a header's.
  mutating func path(in list: List) -> RowPath {
    guard list.sectionCount > 0 else { return RowPath(section: 0, item: 0) }
    for _ in 0..<3 {
      let section = below(list.sectionCount)
      let count = list.itemCount(ofSectionAt: section) ?? 0
      let path = RowPath(section: section, item: below(count + (chance(1, 16) ? 1 : 0) + (count == 0 ? 1 : 0)))
      if chance(1, 10) || list.rowID(at: path) != nil { return path }
    }
    return RowPath(section: below(list.sectionCount), item: 0)
  }

  /// The section with this index now, in one of the ways in which an action may name it.
  mutating func sectionTarget(at index: Int) -> SectionTarget<SectionID> {
    guard !chance(1, 12), let id = current.sectionID(at: index) else { return sectionTarget() }
    let captured = pastRevision()
    switch below(3) {
    case 0: return .id(id)
    case 1: return .index(index)
    default: return lists[captured].sectionIndex(of: id).map { .captured($0, revision: captured) } ?? .index(index)
    }
  }

  mutating func sectionTarget() -> SectionTarget<SectionID> {
    switch below(24) {
    case 0: return .id(material.sectionID(below(sectionNumbers)))
    case 1: return .captured(below(6) - 1, revision: below(revision + 3))
    case 2..<10:
      guard let id = current.sectionID(at: below(current.sectionCount + 1)) else { return .index(0) }
      return .id(id)
    case 10..<16: return .index(below(current.sectionCount + 1))
    default:
      let captured = pastRevision()
      return .captured(below(lists[captured].sectionCount + 1), revision: captured)
    }
  }

  mutating func destination() -> Destination<SectionID, Item.ID> {
    switch below(10) {
    case 0..<3: .path(path(in: current))
    case 3..<5: .before(rowTarget())
    case 5..<7: .after(rowTarget())
    case 7, 8: .end(of: sectionTarget())
    default: .start(of: sectionTarget())
    }
  }
}
