import Rowtrail
import RowtrailScenarios

/// A row while it had a title.
struct TitledRow: Hashable, Sendable {
  let id: String
  let title: String
  /// The revisions at which the row was there under this title, ascending.
  var stretches: [ClosedRange<Int>]

  private static let mostStretches = 3

  /// The revisions in words: `r0 to r258`, `since r297`; nothing where they are all.
  func when(of revisions: ClosedRange<Int>) -> String? {
    if stretches == [revisions] { return nil }
    let words = stretches.prefix(Self.mostStretches).map { stretch in
      if stretch.upperBound == revisions.upperBound { return "since r\(stretch.lowerBound)" }
      return stretch.count == 1 ? "r\(stretch.lowerBound)" : "r\(stretch.lowerBound) to r\(stretch.upperBound)"
    }
    let more = stretches.count - words.count
    return words.joined(separator: ", ") + (more > 0 ? " and \(more) more times" : "")
  }
}

/// Gathers the rows whose id or title is as wanted, from the first list and the entries behind it.
struct TitleSearch {
  private let isWanted: (_ id: String, _ title: String) -> Bool
  private var slots: [Key: Int] = [:]
  /// The slot of each row that is there under a wanted title, and since when it is.
  private var open: [String: (slot: Int, since: Int)] = [:]
  private var found: [TitledRow] = []

  private struct Key: Hashable {
    let id: String
    let title: String
  }

  /// The most rows with their titles that are gathered.
  private static let most = 100_000

  init(
    _ list: TextList, at revision: Int, _ meter: DebugMeter,
    where isWanted: @escaping (_ id: String, _ title: String) -> Bool
  ) throws(DebugError) {
    self.isWanted = isWanted
    for (index, id) in list.rowIDs.enumerated() {
      if let row = list.row(id) { begin(row.item, revision) }
      try meter.note("searching", index, of: list.rowCount)
    }
  }

  /// Takes in the next entry that brought, removed or edited rows.
  mutating func add(_ entry: TextEntry) {
    for event in entry.events {
      switch event {
      case .inserted(let row, _): begin(row.item, entry.revision)
      case .deleted(let row, _): end(row.id, before: entry.revision)
      case .edited(let from, let to) where from.title != to.title:
        end(from.id, before: entry.revision)
        begin(to, entry.revision)
      default: continue
      }
    }
  }

  /// What was found, by first appearance, in a history that ends with this revision.
  mutating func finish(at last: Int) -> [TitledRow] {
    for id in Array(open.keys) { end(id, before: last + 1) }
    return found.filter { !$0.stretches.isEmpty }
  }

  private mutating func begin(_ item: TextItem, _ revision: Int) {
    guard isWanted(item.id, item.title) else { return }
    let key = Key(id: item.id, title: item.title)
    let slot = slots[key] ?? found.count
    if slot == found.count {
      guard slot < Self.most else { return }
      slots[key] = slot
      found.append(TitledRow(id: item.id, title: item.title, stretches: []))
    }
    // An entry may take a row out and put it in again.
    guard let last = found[slot].stretches.last, last.upperBound == revision - 1 else {
      open[item.id] = (slot, revision)
      return
    }
    found[slot].stretches.removeLast()
    open[item.id] = (slot, last.lowerBound)
  }

  private mutating func end(_ id: String, before revision: Int) {
    guard let (slot, since) = open.removeValue(forKey: id), since < revision else { return }
    found[slot].stretches.append(since...revision - 1)
  }
}

extension DebugHistory {
  /// The rows whose id or title is as wanted, now or ever, each with the revisions at which it was so.
  ///
  /// - Complexity: linear in the rows of the first list and the entries that brought, removed or edited rows.
  mutating func rows(
    _ meter: DebugMeter, where isWanted: @escaping (_ id: String, _ title: String) -> Bool
  ) throws(DebugError) -> [TitledRow] {
    let outlines = allOutlines()
    let first = timeline.firstRevision
    var search = try TitleSearch(list(at: first), at: first, meter, where: isWanted)
    for (index, outline) in outlines.enumerated() where !outline.isDisjoint(with: [.comings, .edited]) {
      search.add(timeline.entries[index])
      try meter.note("searching", index, of: timeline.entries.count)
    }
    return search.finish(at: timeline.revision)
  }
}
