import Rowtrail

extension RandomActions {
  mutating func rowAction(_ past: PlainTimeline<Item>) -> Item.Action {
    switch random.below(30) {
    case 0..<3: return .toggleStar(rowTarget(past))
    case 3: return .star(rowTarget(past))
    case 4: return .unstar(rowTarget(past))
    case 5..<7: return .toggleExpand(rowTarget(past))
    case 7: return .expand(rowTarget(past))
    case 8: return .collapse(rowTarget(past))
    case 9: return .swipeDelete(rowTarget(past))
    case 10: return .delete(rowTargets(past))
    case 11:
      let section = sectionTarget(past)
      return .deleteOffsets(in: section, offsets(section, past))
    case 12..<18: return .move(rowTargets(past), to: place(past))
    case 18..<21:
      let section = sectionTarget(past)
      let offsets = offsets(section, past)
      return .moveOffsets(in: section, offsets, to: random.below(past.current.rows.count / 3 + 2))
    case 21..<25: return insertion(past)
    case 25..<28: return edit(past)
    default: return bulkAction(past)
    }
  }

  private mutating func rowTargets(_ past: PlainTimeline<Item>) -> [Row] {
    (0..<1 + random.below(random.once(in: 4) ? 12 : 3)).map { _ in
      var target = rowTarget(past)
      // One target in many that is refused would refuse nearly every action.
      if (try? PlainRun(history: past).resolve(target)) == nil, !random.once(in: 8) { target = rowTarget(past) }
      return target
    }
  }

  /// An edit of the row, most often of its own id.
  private mutating func edit(_ past: PlainTimeline<Item>) -> Item.Action {
    let number = random.below(nextRow + 1)
    let target = random.once(in: 5) ? rowTarget(past) : .id(Item.id(number))
    return .edit(target, Item.edit(of: number, variant: random.below(16)))
  }

  private mutating func bulkAction(_ past: PlainTimeline<Item>) -> Item.Action {
    let section = random.once(in: 3) ? nil : sectionTarget(past)
    let asOf = random.once(in: 2) ? nil : revision(past)
    return switch random.below(3) {
    case 0: .starAll(in: section, asOf: asOf)
    case 1: .unstarAll(in: section, asOf: asOf)
    default: .collapseAll(in: section, asOf: asOf)
    }
  }

  mutating func sectionAction(_ past: PlainTimeline<Item>) -> Item.Action {
    switch random.below(8) {
    case 0..<2:
      nextSection += 1
      let number = random.once(in: 2) ? random.below(6) : nextSection
      let id = Item.sectionID(number, spelling: random.below(2))
      return .insertSection(SectionAttributes(id), at: random.below(past.current.sections.count + 1))
    case 2: return .deleteSection(sectionTarget(past))
    case 3..<6: return .moveSection(sectionTarget(past), to: random.below(past.current.sections.count))
    default:
      let edit = SectionEdit(
        header: random.once(in: 2) ? spelledText(random.below(6)) : nil, footer: random.once(in: 3) ? "foot" : nil,
        headerMode: HeaderMode.allCases.randomElement(using: &random))
      return .editSection(sectionTarget(past), edit)
    }
  }

  /// The list with rows gone, new, changed, elsewhere, and its sections in another order.
  mutating func reload(of list: PlainList<Item>) -> [Item.Section] {
    var sections = list.sections
    if sections.count < 3 { sections.append(Item.Section(Item.sectionID(50 + sections.count), rows: [])) }
    for _ in 0..<random.below(12) {
      let from = random.below(sections.count)
      guard !sections[from].rows.isEmpty else { continue }
      let row = sections[from].rows.remove(at: random.below(sections[from].rows.count))
      let to = random.below(sections.count)
      if !random.once(in: 4) { sections[to].rows.insert(row, at: random.below(sections[to].rows.count + 1)) }
    }
    for _ in 0..<random.below(20) {
      let to = random.below(sections.count)
      sections[to].rows.insert(newRow(), at: random.below(sections[to].rows.count + 1))
    }
    if random.once(in: 3) { sections.shuffle(using: &random) }
    if random.once(in: 3) { sections[0].rows.shuffle(using: &random) }
    if random.once(in: 4) { sections[0].attributes.header = spelledText(random.below(6)) }
    return random.once(in: 10) ? sections + sections.prefix(1) : withoutTwins(sections)
  }

  /// The sections without the rows whose id came before; most of the time.
  private mutating func withoutTwins(_ sections: [Item.Section]) -> [Item.Section] {
    if random.once(in: 10) { return sections }
    var seen: Set<Item.ID> = []
    return sections.map { section in
      ListSection(attributes: section.attributes, rows: section.rows.filter { seen.insert($0.id).inserted })
    }
  }
}
