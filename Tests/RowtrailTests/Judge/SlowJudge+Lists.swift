import Rowtrail

extension SlowJudge {
  /// For each section after: its section before, or `nil` where it is new; only for operations without faults.
  var sources: [Int?] {
    var left = update.before.indices.filter { section in
      !goneSections.contains(section) && !sectionMoves.contains { $0.from == section }
    }
    return update.after.indices.map { section in
      if let move = sectionMoves.first(where: { $0.to == section }) { return move.from }
      if newSections.contains(section) || left.isEmpty { return nil }
      return left.removeFirst()
    }
  }

  /// What is wrong with the counts; only for operations without faults.
  var countFault: UpdateFault? {
    let sections = UpdateCounts(
      before: update.before.count, after: update.after.count, inserted: newSections.count, deleted: goneSections.count)
    guard sections.before + sections.inserted - sections.deleted == sections.after else {
      return .sectionCount(sections)
    }
    let sources = sources
    for (section, source) in sources.enumerated() {
      guard let source else { continue }
      let counts = UpdateCounts(
        before: update.before[source], after: update.after[section],
        inserted: newItems.count { $0.section == section }, deleted: goneItems.count { $0.section == source },
        movedIn: itemMoves.count { $0.to.section == section && $0.from.section != source },
        movedOut: itemMoves.count { $0.from.section == source && $0.to.section != section })
      let due =
        counts.before + counts.inserted - counts.deleted + counts.movedIn - counts.movedOut
      if due != counts.after { return .itemCount(section: section, counts) }
    }
    return nil
  }

  /// What is shown after, `new` standing where the data source is asked; only for legal counts.
  func shown(_ before: [[String]], new: (RowPath) -> String) -> [[String]] {
    sources.enumerated().map { section, source in
      guard let source else {
        return (0..<update.after[section]).map { new(RowPath(section: section, item: $0)) }
      }
      var left = before[source].indices.map { RowPath(section: source, item: $0) }.filter { path in
        !goneItems.contains(path) && !itemMoves.contains { $0.from == path }
      }.map { before[$0.section][$0.item] }
      return (0..<update.after[section]).map { item in
        let path = RowPath(section: section, item: item)
        if let move = itemMoves.first(where: { $0.to == path }) { return before[move.from.section][move.from.item] }
        if newItems.contains(path) { return new(path) }
        return left.removeFirst()
      }
    }
  }

  /// The rule that makes the update unsafe.
  var unsafeRule: UpdateRule? {
    let sections = update.sections
    let items = update.items
    if Set(sections.delete).count < sections.delete.count || Set(sections.insert).count < sections.insert.count
      || Set(sections.reload).count < sections.reload.count || Set(sections.move).count < sections.move.count
      || Set(items.delete).count < items.delete.count || Set(items.insert).count < items.insert.count
      || Set(items.reload).count < items.reload.count || Set(items.move).count < items.move.count
    {
      return .unique
    }
    let before = (items.delete + items.reload).map(\.section)
    let after = items.insert.map(\.section)
    if before.contains(where: goneSections.contains) || after.contains(where: newSections.contains) {
      return .replacedSections
    }
    let (from, to) = (sectionMoves.map(\.from), sectionMoves.map(\.to))
    if (before + items.move.map(\.from.section)).contains(where: from.contains)
      || (after + items.move.map(\.to.section)).contains(where: to.contains)
    {
      return .movedSections
    }
    return nil
  }

  /// Whether a move onto its own place can be left out without a difference.
  var isWasteful: Bool {
    let before = update.before.indices.map { section in (0..<update.before[section]).map { "\(section)-\($0)" } }
    let all = shown(before) { "new \($0)" }
    for move in update.sections.move where move.from == move.to {
      var less = update
      less.sections.move.removeAll { $0 == move }
      if SlowJudge(less).sources == sources { return true }
    }
    for move in update.items.move
    where move.from.item == move.to.item && sources[move.to.section] == move.from.section {
      var less = update
      less.items.move.removeAll { $0 == move }
      if SlowJudge(less).shown(before, new: { "new \($0)" }) == all { return true }
    }
    return false
  }
}
