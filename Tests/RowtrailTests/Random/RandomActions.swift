import Rowtrail

/// Random actions that mostly fit the list they are meant for, and sometimes do not.
struct RandomActions<Item: Sample> {
  typealias Row = RowTarget<Item.ID>
  typealias Section = SectionTarget<Item.SectionID>

  var random: SplitMix
  /// Number of the next new row; old numbers come back now and then.
  var nextRow: Int
  var nextSection = 100

  init(seed: UInt64, firstRow: Int) {
    random = SplitMix(seed: seed)
    nextRow = firstRow
  }

  /// Sections of `rows` rows in all.
  mutating func sections(_ count: Int, rows: Int) -> [Item.Section] {
    var sections = (0..<count).map { index in
      Item.Section(
        Item.sectionID(index), header: spelledText(index), headerMode: HeaderMode.allCases[index % 3], rows: [])
    }
    for number in 0..<rows {
      sections[random.below(count)].rows.append(row(number))
    }
    return sections
  }

  mutating func action(after past: PlainTimeline<Item>) -> Item.Action {
    switch random.below(100) {
    case 0..<8: return .undo
    case 8..<14: return .redo
    case 14..<16: return .reload(reload(of: past.current))
    case 16..<24: return .batch(batch(after: past))
    case 24..<30: return sectionAction(past)
    default: return past.current.rows.count < 10 ? insertion(past) : rowAction(past)
    }
  }

  private mutating func batch(after past: PlainTimeline<Item>) -> [Item.Action] {
    if random.once(in: 20) { return [rowAction(past), .batch([])] }
    return (0..<random.below(6)).map { _ in
      random.once(in: 6) ? sectionAction(past) : random.once(in: 3) ? insertion(past) : rowAction(past)
    }
  }

  mutating func row(_ number: Int) -> ListRow<Item> {
    ListRow(
      Item.make(number, variant: random.below(16)), isStarred: random.once(in: 3), isExpanded: random.once(in: 4))
  }

  mutating func newRow() -> ListRow<Item> {
    nextRow += 1
    return row(random.once(in: 4) ? random.below(nextRow) : nextRow)
  }

  mutating func insertion(_ past: PlainTimeline<Item>) -> Item.Action {
    .insert(newRow(), at: place(past))
  }
}
