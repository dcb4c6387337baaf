extension UpdateJudge {
  /// What is wrong with the number of sections. Moves do not count.
  func sectionCountFault() -> UpdateFault? {
    let counts = UpdateCounts(
      before: update.before.count, after: update.after.count,
      inserted: parts.sectionInserts.places.count, deleted: parts.sectionDeletes.places.count)
    return counts.isBalanced ? nil : .sectionCount(counts)
  }

  /// What is wrong with the number of items in the first section that stays and does not add up.
  ///
  /// Only for operations that are in range.
  func itemCountFault() -> UpdateFault? {
    let counts = itemCounts()
    for (section, source) in map.sources.enumerated() {
      if update.after[section] < 0 { return .negativeItemCount(section: section) }
      guard case .section(let old) = source else { continue }
      if update.before[old] < 0 { return .negativeItemCount(section: section) }
      if !counts[section].isBalanced { return .itemCount(section: section, counts[section]) }
    }
    return nil
  }

  /// The figures of every section after.
  private func itemCounts() -> [UpdateCounts] {
    var counts = zip(update.after, map.sources).map { after, source in
      guard case .section(let old) = source else { return UpdateCounts(before: 0, after: after) }
      return UpdateCounts(before: update.before[old], after: after)
    }
    for path in parts.itemDeletes.places {
      if let section = map.targets[path.section] { counts[section].deleted += 1 }
    }
    for path in parts.itemInserts.places { counts[path.section].inserted += 1 }
    for move in parts.itemMoves {
      let source = map.targets[move.from.section]
      guard source != move.to.section else { continue }
      if let source { counts[source].movedOut += 1 }
      counts[move.to.section].movedIn += 1
    }
    return counts
  }
}
