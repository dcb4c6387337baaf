import Rowtrail

extension HistoryEncoder {
  /// An update: sections deleted, inserted, moved; items deleted, inserted, moved; reconfigured items, headers, footers.
  /// Items are runs of section, first item and count; moves are pairs. What would be empty at the end is left out.
  func write(_ update: ListUpdate?, to json: inout CompactJSON) {
    var lists: [[Int]] = []
    if let update {
      lists = [
        update.sections.delete, update.sections.insert, update.sections.move.flatMap { [$0.from, $0.to] },
        Self.runs(update.items.delete), Self.runs(update.items.insert),
        update.items.move.flatMap { [$0.from.section, $0.from.item, $0.to.section, $0.to.item] },
        Self.runs(update.reconfigure), update.headers, update.footers,
      ]
      while lists.last?.isEmpty == true { lists.removeLast() }
    }
    json.array { json in
      for list in lists { json.integers(list) }
    }
  }

  private static func runs(_ paths: [RowPath]) -> [Int] {
    var runs: [Int] = []
    for path in paths {
      let last = runs.count - 3
      if last >= 0, runs[last] == path.section, runs[last + 1] + runs[last + 2] == path.item {
        runs[last + 2] += 1
      } else {
        runs += [path.section, path.item, 1]
      }
    }
    return runs
  }
}
