/// Plans the one legal batch, and the reconfigurations after it, that turn one list into another.
///
/// It looks at *candidates* only: rows and sections of which something may have changed. All others keep their content and
/// their order among themselves, so that time depends on what changed and not on the length of the lists. It knows rows
/// and sections by their handles, so that its code does not depend on an app's types; what does comes in as closures.
///
/// The rules are those that UIKit documents and that public reports of its exceptions show; nobody has run them against
/// UIKit.
struct UpdatePlanner {
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
    let handles: HandlePair
    let oldIndex: Int
    let newIndex: Int
    /// The item index of the first row before, and after.
    let oldFirst: Int
    let newFirst: Int
    /// The rows among the candidates that stand in it before, and after: numbers of `rows`.
    var oldRows: [Int] = []
    var newRows: [Int] = []
    var itemsChange = false
    var fate = Fate.stays
    /// The candidates that stand in it before and after and must move.
    var movers: [ListUpdate.Move<Int>] = []

    /// Whether it is there before and after.
    var isInBoth: Bool { handles.old != nil && handles.new != nil }
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

  let before: ListIndex
  let after: ListIndex
  var sections: [PlannedSection] = []
  var rows: [PlannedRow] = []
  /// By section handle before, and after: the number of the section.
  private var oldNumbers: [UInt32: Int] = [:]
  private var newNumbers: [UInt32: Int] = [:]

  /// Plans.
  ///
  /// - Parameters:
  ///   - isChanged: whether a row that is there before and after differs in content or flags.
  ///   - pairOld: the section that has a handle before.
  ///   - pairNew: the section that has a handle after.
  init(
    from before: ListIndex, to after: ListIndex, _ candidates: ChangeCandidates, isChanged: (HandlePair) -> Bool,
    pairOld: (UInt32) -> HandlePair, pairNew: (UInt32) -> HandlePair
  ) {
    self.before = before
    self.after = after
    for pair in candidates.sections { _ = number(of: pair) }
    rows.reserveCapacity(candidates.rows.count)
    let oldPlaces = PlaceReader(before, for: candidates.rows.count)
    let newPlaces = PlaceReader(after, for: candidates.rows.count)
    for pair in candidates.rows {
      var row = PlannedRow(contentChanged: isChanged(pair))
      if let old = pair.old {
        let place = oldPlaces.place(of: old)
        let number = oldNumbers[place.section] ?? number(of: pairOld(place.section))
        row.old = Place(section: number, offset: place.offset)
        sections[number].oldRows.append(rows.count)
      }
      if let new = pair.new {
        let place = newPlaces.place(of: new)
        let number = newNumbers[place.section] ?? number(of: pairNew(place.section))
        row.new = Place(section: number, offset: place.offset)
        sections[number].newRows.append(rows.count)
      }
      rows.append(row)
    }
    for number in sections.indices { settleRows(of: number) }
    settleSections()
  }

  private mutating func number(of pair: HandlePair) -> Int {
    if let number = pair.old.flatMap({ oldNumbers[$0] }) ?? pair.new.flatMap({ newNumbers[$0] }) { return number }
    if let old = pair.old { oldNumbers[old] = sections.count }
    if let new = pair.new { newNumbers[new] = sections.count }
    sections.append(
      PlannedSection(
        handles: pair, oldIndex: pair.old.map { before.sectionIndex(of: $0) } ?? -1,
        newIndex: pair.new.map { after.sectionIndex(of: $0) } ?? -1,
        oldFirst: pair.old.map { before.firstRowItem(ofSection: $0) } ?? 0,
        newFirst: pair.new.map { after.firstRowItem(ofSection: $0) } ?? 0))
    return sections.count - 1
  }
}

extension UpdatePlanner {
  /// Finds which rows of a section, there before and after, must move, and whether its items change at all.
  private mutating func settleRows(of number: Int) {
    let section = sections[number]
    guard let old = section.handles.old, section.isInBoth else { return }
    sections[number].itemsChange = section.oldFirst != section.newFirst
    guard !section.oldRows.isEmpty || !section.newRows.isEmpty else { return }
    let candidates = section.oldRows.compactMap { row -> StayingRun.Candidate? in
      guard let old = rows[row].old, let new = rows[row].new, new.section == number else { return nil }
      return StayingRun.Candidate(old: old.offset, new: new.offset, weight: StayingRun.Weight(rows: 0, count: 1))
    }.sorted { $0.old < $1.old }
    let run = StayingRun(
      candidates, oldPlaces: section.oldRows.compactMap { rows[$0].old?.offset }.sorted(),
      newPlaces: section.newRows.compactMap { rows[$0].new?.offset }.sorted(),
      untouched: before.rowCount(ofSection: old) - section.oldRows.count)
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
    if before.sectionOrder.isIdentical(to: after.sectionOrder) { return }
    let both = sections.indices.filter { sections[$0].isInBoth }
    let candidates = both.map { number in
      let section = sections[number]
      let rows = section.itemsChange ? section.handles.new.map { after.rowCount(ofSection: $0) } ?? 0 : 0
      return StayingRun.Candidate(
        old: section.oldIndex, new: section.newIndex, weight: StayingRun.Weight(rows: rows, count: 1))
    }
    let oldPlaces = sections.filter { $0.handles.old != nil }.map(\.oldIndex).sorted()
    let run = StayingRun(
      candidates, oldPlaces: oldPlaces,
      newPlaces: sections.filter { $0.handles.new != nil }.map(\.newIndex).sorted(),
      untouched: before.sectionCount - oldPlaces.count)
    for (number, stays) in zip(both, run.stays) where !stays {
      sections[number].fate = sections[number].itemsChange ? .isReplaced : .moves
    }
    for move in run.movedUntouched {
      guard let section = before.section(at: move.from) else { continue }
      // A section that is no candidate has the same handle in both.
      sections[number(of: HandlePair(old: section, new: section))].fate = .moves
    }
  }
}
