import Rowtrail

/// The least that an update has to do, found by trying every choice of sections that stay.
struct UpdateMinimum<SectionID: ListID, Item: ListItem> {
  typealias List = ListState<SectionID, Item>

  /// What an update costs, in the order in which it matters.
  struct Cost: Equatable, Comparable {
    var replacedRows = 0
    var sections = 0

    static func < (left: Cost, right: Cost) -> Bool {
      (left.replacedRows, left.sections) < (right.replacedRows, right.sections)
    }
  }

  let before: List
  let after: List

  /// The cost of the best choice.
  var best: Cost {
    let old = before.sections
    let new = after.sections
    let both = new.indices.filter { index in old.contains { $0.id == new[index].id } }
    let oldIndexes = both.map { index in old.firstIndex { $0.id == new[index].id } ?? -1 }
    var best = Cost(replacedRows: .max, sections: .max)
    for choice in 0..<(1 << both.count) {
      let kept = both.indices.filter { choice & (1 << $0) != 0 }
      let keptIndexes = kept.map { oldIndexes[$0] }
      guard zip(keptIndexes, keptIndexes.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
      var cost = Cost()
      for number in both.indices where !kept.contains(number) {
        cost.sections += 1
        let section = new[both[number]]
        if itemsDiffer(old[oldIndexes[number]], section) { cost.replacedRows += section.rows.count }
      }
      best = min(best, cost)
    }
    return best
  }

  /// The cost of an update's choice.
  func cost(of update: ListUpdate) -> Cost {
    var cost = Cost(replacedRows: 0, sections: update.sections.move.count)
    for index in update.sections.insert {
      let section = after.sections[index]
      guard before.attributes(of: section.id) != nil else { continue }
      cost.sections += 1
      cost.replacedRows += section.rows.count
    }
    return cost
  }

  /// How few rows can move, given which sections the update lets stay.
  func fewestMoves(for update: ListUpdate) -> Int {
    let gone = Set(update.sections.delete + update.sections.move.map(\.from))
    let staying = before.sections.indices.filter { !gone.contains($0) }.map { before.sections[$0].id }
    var moves = 0
    for id in staying {
      let old = before.rowIDs(of: id) ?? []
      let new = after.rowIDs(of: id) ?? []
      let places = new.compactMap { old.firstIndex(of: $0) }
      moves += places.count - longestIncreasing(places)
      moves += new.count { row in
        guard !old.contains(row), let section = before.position(of: row)?.section else { return false }
        return staying.contains(section)
      }
    }
    return moves
  }

  private func itemsDiffer(_ old: ListSection<SectionID, Item>, _ new: ListSection<SectionID, Item>) -> Bool {
    old.rows.map(\.id) != new.rows.map(\.id)
      || old.attributes.headerMode.firstRowItem != new.attributes.headerMode.firstRowItem
  }

  /// By quadratic dynamic programming.
  private func longestIncreasing(_ values: [Int]) -> Int {
    var best: [Int] = []
    for (index, value) in values.enumerated() {
      best.append(1 + (best.indices.filter { values[$0] < value && $0 < index }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }
}
