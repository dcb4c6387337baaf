import Rowtrail

extension RandomActions {
  /// A revision that may be named: most often a kept one.
  mutating func revision(_ past: PlainTimeline<Item>) -> Int {
    if random.once(in: 30) { return past.revision + 1 + random.below(2) }
    if random.once(in: 30) { return past.firstRevision - 1 }
    let reach = random.once(in: 2) ? 8 : past.revision
    return max(past.firstRevision, past.revision - random.below(reach + 1))
  }

  mutating func path(in list: PlainList<Item>) -> RowPath {
    let section = random.below(list.sections.count)
    if random.once(in: 15) { return RowPath(section: section + random.below(3) - 1, item: random.below(400) - 2) }
    return RowPath(section: section, item: random.below(list.items(ofSectionAt: section).count + 1))
  }

  mutating func rowTarget(_ past: PlainTimeline<Item>) -> Row {
    switch random.below(10) {
    case 0..<3: return .path(path(in: past.current))
    case 3..<7:
      let revision = revision(past)
      return .captured(path(in: (try? past.list(at: revision)) ?? past.current), revision: revision)
    case 7: return .id(Item.make(random.below(nextRow + 1), variant: random.below(8)).id)
    default:
      let rows = past.current.rows
      return .id(rows.isEmpty ? Item.id(0) : rows[random.below(rows.count)].id)
    }
  }

  mutating func sectionTarget(_ past: PlainTimeline<Item>) -> Section {
    switch random.below(10) {
    case 0..<3: return .index(random.below(past.current.sections.count + 1) - (random.once(in: 20) ? 1 : 0))
    case 3..<7:
      let revision = revision(past)
      let then = (try? past.list(at: revision)) ?? past.current
      return .captured(random.below(then.sections.count + 1), revision: revision)
    case 7: return .id(Item.sectionID(random.below(6), spelling: random.below(2)))
    default:
      let sections = past.current.sections
      return .id(sections.isEmpty ? Item.sectionID(0) : sections[random.below(sections.count)].id)
    }
  }

  mutating func place(_ past: PlainTimeline<Item>) -> Item.Place {
    switch random.below(8) {
    case 0..<4: .path(path(in: past.current))
    case 4: .before(rowTarget(past))
    case 5: .after(rowTarget(past))
    case 6: .start(of: sectionTarget(past))
    default: .end(of: sectionTarget(past))
    }
  }

  /// Offsets of the section that the target names, a few or a run of them.
  mutating func offsets(_ target: Section, _ past: PlainTimeline<Item>) -> [Int] {
    guard let index = try? PlainRun(history: past).resolve(target) else { return [0] }
    let count = past.current.sections[index].rows.count
    let start = random.below(count)
    if random.once(in: 3) { return Array(start..<min(count, start + random.below(12))) }
    return (0..<random.below(5)).map { _ in random.below(count + (random.once(in: 20) ? 1 : 0)) }
  }
}
