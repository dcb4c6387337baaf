import Rowtrail

/// The rules once more, written to be obvious and not to be fast: lists of marks that are taken apart and put together.
struct SlowJudge {
  let update: ProposedUpdate
  let deletes: [Int]
  let inserts: [Int]
  let sectionReloads: [(old: Int, new: Int)]
  let sectionMoves: [ListUpdate.Move<Int>]
  let itemDeletes: [RowPath]
  let itemInserts: [RowPath]
  let itemReloads: [(old: RowPath, new: RowPath)]
  let itemMoves: [ListUpdate.Move<RowPath>]

  var goneSections: [Int] { deletes + sectionReloads.map(\.old) }
  var newSections: [Int] { inserts + sectionReloads.map(\.new) }
  var goneItems: [RowPath] { itemDeletes + itemReloads.map(\.old) }
  var newItems: [RowPath] { itemInserts + itemReloads.map(\.new) }

  init(_ update: ProposedUpdate) {
    self.update = update
    let deletes = Array(Set(update.sections.delete))
    let inserts = Array(Set(update.sections.insert))
    let reloads = Set(update.sections.reload).map { ($0, Self.shifted($0, deletes, inserts)) }
    let gone = deletes + reloads.map(\.0)
    let new = inserts + reloads.map(\.1)
    let itemDeletes = Set(update.items.delete).filter { !gone.contains($0.section) }
    let itemInserts = Set(update.items.insert).filter { !new.contains($0.section) }
    itemReloads = Set(update.items.reload).filter { !gone.contains($0.section) }.map { old in
      let section = Self.shifted(old.section, deletes, inserts)
      let before = itemDeletes.filter { $0.section == old.section }.map(\.item)
      let after = itemInserts.filter { $0.section == section }.map(\.item)
      return (old, RowPath(section: section, item: Self.shifted(old.item, before, after)))
    }
    self.deletes = deletes
    self.inserts = inserts
    sectionReloads = reloads
    self.itemDeletes = Array(itemDeletes)
    self.itemInserts = Array(itemInserts)
    sectionMoves = Set(update.sections.move).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    itemMoves = Set(update.items.move).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// Where an index goes when these are taken away and those put in, done on a long row of marks.
  static func shifted(_ index: Int, _ deletes: [Int], _ inserts: [Int]) -> Int {
    guard index >= 0, !deletes.contains(index) else { return -100 }
    var marks: [Int?] = (0..<12).filter { !deletes.contains($0) }
    for insert in inserts.sorted() where insert >= 0 { marks.insert(nil, at: insert) }
    return marks.firstIndex(of: index) ?? -100
  }

  /// All that is wrong, in the order in which the judge finds it.
  var faults: [UpdateFault] { conflictsOfReloads + rangesOfDeletes + rangesOfInserts + faultsOfMoves }

  private var conflictsOfReloads: [UpdateFault] {
    sectionReloads.map(\.old).sorted().filter(deletes.contains).map { .deleteAndReload(.section($0)) }
      + itemReloads.map(\.old).sorted().filter(itemDeletes.contains).map { .deleteAndReload(.item($0)) }
  }

  func limit(_ place: UpdatePlace, _ counts: [Int]) -> UpdateLimit? {
    guard counts.indices.contains(place.section) else { return .sections(counts.count) }
    guard case .item(let path) = place else { return nil }
    return (0..<counts[path.section]).contains(path.item) ? nil : .items(counts[path.section])
  }

  private func ordered(_ sections: [Int], _ items: [RowPath]) -> [UpdatePlace] {
    let places: [(Int, Int, UpdatePlace)] =
      sections.map { ($0, Int.max, .section($0)) } + items.map { ($0.section, $0.item, .item($0)) }
    return places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private var rangesOfDeletes: [UpdateFault] {
    ordered(goneSections, goneItems).reversed().compactMap { place in
      limit(place, update.before).map { .deleteOutOfRange(place, $0) }
    }
  }

  private var rangesOfInserts: [UpdateFault] {
    ordered(newSections, newItems).compactMap { place in
      limit(place, update.after).map { .insertOutOfRange(place, $0) }
    }
  }

  private var faultsOfMoves: [UpdateFault] {
    let sections = sectionMoves.map { (UpdatePlace.section($0.from), UpdatePlace.section($0.to)) }
    let items = itemMoves.map { (UpdatePlace.item($0.from), UpdatePlace.item($0.to)) }
    return faults(of: sections) + meetings(of: sections) + faults(of: items) + meetings(of: items)
  }

  private func faults(of moves: [(UpdatePlace, UpdatePlace)]) -> [UpdateFault] {
    let gone = goneSections.map(UpdatePlace.section) + goneItems.map(UpdatePlace.item)
    let new = newSections.map(UpdatePlace.section) + newItems.map(UpdatePlace.item)
    return moves.flatMap { from, to -> [UpdateFault] in
      var faults: [UpdateFault] = []
      if let limit = limit(from, update.before) { faults.append(.moveSourceOutOfRange(from, limit)) }
      if let limit = limit(to, update.after) { faults.append(.moveDestinationOutOfRange(from: from, to: to, limit)) }
      if case .item = from {
        if goneSections.contains(from.section) { faults.append(.moveFromDeletedSection(from.section)) }
        if newSections.contains(to.section) { faults.append(.moveIntoInsertedSection(to.section)) }
      }
      if gone.contains(from) { faults.append(.deleteAndMove(from)) }
      if new.contains(to) { faults.append(.insertAndMove(to)) }
      return faults
    }
  }

  private func meetings(of moves: [(UpdatePlace, UpdatePlace)]) -> [UpdateFault] {
    var faults: [UpdateFault] = []
    for (index, one) in moves.enumerated() {
      for other in moves[(index + 1)...] where one.0 == other.0 {
        faults.append(.twoDestinations(from: one.0, one.1, other.1))
      }
    }
    for (index, one) in moves.enumerated() {
      for other in moves[(index + 1)...] where one.1 == other.1 {
        faults.append(.twoSources(one.0, other.0, to: one.1))
      }
    }
    return faults
  }
}
