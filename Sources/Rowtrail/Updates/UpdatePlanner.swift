/// Plans the one legal batch, and the reconfigurations after it, that turn one list into another.
///
/// It looks at *candidates* only: rows and sections of which something may have changed. All others keep their content and
/// their order among themselves, so that time depends on what changed and not on the length of the lists.
///
/// The rules are those that UIKit documents and that public reports of its exceptions show; nobody has run them against
/// UIKit.
struct UpdatePlanner<SectionID: ListID, Item: ListItem> {
  typealias List = ListState<SectionID, Item>

  /// What becomes of a section that is there before and after.
  enum Fate {
    /// It stays: its items may come, go and move.
    case stays
    /// It moves, and its items are as they were.
    case moves
    /// It is deleted and inserted as a whole.
    case isReplaced
  }

  struct PlannedSection {
    let id: SectionID
    let old: UInt32?
    let new: UInt32?
    let oldIndex: Int
    let newIndex: Int
    /// The rows among the candidates that stand in it before, and after: numbers of `rows`.
    var oldRows: [Int] = []
    var newRows: [Int] = []
    var itemsChange = false
    var fate = Fate.stays
    /// The candidates that stand in it before and after and must move.
    var movers: [ListUpdate.Move<Int>] = []
  }

  struct Place {
    /// A number of `sections`.
    var section: Int
    var offset: Int
  }

  struct PlannedRow {
    var old: Place?
    var new: Place?
    var contentChanged: Bool
  }

  let before: List
  let after: List
  var sections: [PlannedSection] = []
  var rows: [PlannedRow] = []
  private var numbers: [SectionID: Int] = [:]

  init(from before: List, to after: List, _ candidates: ChangedIdentities<SectionID, Item.ID>) {
    self.before = before
    self.after = after
    for id in candidates.sections { _ = number(of: id) }
    rows.reserveCapacity(candidates.rows.count)
    for id in candidates.rows { add(id) }
    for number in sections.indices { settleRows(of: number) }
    settleSections()
  }

  private mutating func number(of id: SectionID) -> Int {
    if let number = numbers[id] { return number }
    let old = before.sectionHandle(of: id)
    let new = after.sectionHandle(of: id)
    numbers[id] = sections.count
    sections.append(
      PlannedSection(
        id: id, old: old, new: new, oldIndex: old.map { before.index.sectionIndex(of: $0) } ?? -1,
        newIndex: new.map { after.index.sectionIndex(of: $0) } ?? -1))
    return sections.count - 1
  }

  private mutating func add(_ id: Item.ID) {
    let old = before.handle(of: id)
    let new = after.handle(of: id)
    guard old != nil || new != nil else { return }
    var row = PlannedRow(contentChanged: false)
    if let old {
      let (section, offset) = before.index.place(of: old)
      let number = number(of: before.attributes(handle: section).id)
      row.old = Place(section: number, offset: offset)
      sections[number].oldRows.append(rows.count)
    }
    if let new {
      let (section, offset) = after.index.place(of: new)
      let number = number(of: after.attributes(handle: section).id)
      row.new = Place(section: number, offset: offset)
      sections[number].newRows.append(rows.count)
    }
    if let old, let new { row.contentChanged = !before.hasEqualRow(old, to: new, in: after) }
    rows.append(row)
  }
}

extension UpdatePlanner {
  /// Finds which rows of a section, there before and after, must move, and whether its items change at all.
  private mutating func settleRows(of number: Int) {
    let section = sections[number]
    guard let old = section.old, let new = section.new else { return }
    let oldRecord = before.index.sectionRecords[Int(old)]
    let newRecord = after.index.sectionRecords[Int(new)]
    sections[number].itemsChange = oldRecord.firstRowItem != newRecord.firstRowItem
    guard !section.oldRows.isEmpty || !section.newRows.isEmpty else { return }
    let candidates = section.oldRows.compactMap { row -> StayingRun.Candidate? in
      guard let old = rows[row].old, let new = rows[row].new, new.section == number else { return nil }
      return StayingRun.Candidate(old: old.offset, new: new.offset, weight: StayingRun.Weight(rows: 0, count: 1))
    }
    let run = StayingRun(
      candidates, oldPlaces: section.oldRows.compactMap { rows[$0].old?.offset }.sorted(),
      newPlaces: section.newRows.compactMap { rows[$0].new?.offset }.sorted(),
      untouched: oldRecord.rows.count - section.oldRows.count)
    var movers = run.movedUntouched
    for (candidate, stays) in zip(candidates, run.stays) where !stays {
      movers.append(ListUpdate.Move(from: candidate.old, to: candidate.new))
    }
    sections[number].movers = movers
    let someComeOrGo = candidates.count < max(section.oldRows.count, section.newRows.count)
    if someComeOrGo || !movers.isEmpty { sections[number].itemsChange = true }
  }

  /// Finds what becomes of each section: the heaviest run of them stays; of the others those whose items are as they were
  /// move, and the rest are replaced.
  private mutating func settleSections() {
    if before.index.sectionOrder.isIdentical(to: after.index.sectionOrder) { return }
    let both = sections.indices.filter { sections[$0].old != nil && sections[$0].new != nil }
    let candidates = both.map { number in
      let section = sections[number]
      let rows = section.itemsChange ? after.index.sectionRecords[Int(section.new ?? 0)].rows.count : 0
      return StayingRun.Candidate(
        old: section.oldIndex, new: section.newIndex, weight: StayingRun.Weight(rows: rows, count: 1))
    }
    let oldPlaces = sections.filter { $0.old != nil }.map(\.oldIndex).sorted()
    let run = StayingRun(
      candidates, oldPlaces: oldPlaces, newPlaces: sections.filter { $0.new != nil }.map(\.newIndex).sorted(),
      untouched: before.sectionCount - oldPlaces.count)
    for (number, stays) in zip(both, run.stays) where !stays {
      sections[number].fate = sections[number].itemsChange ? .isReplaced : .moves
    }
    for move in run.movedUntouched {
      guard let id = before.sectionID(at: move.from) else { continue }
      sections[number(of: id)].fate = .moves
    }
  }
}
