import Rowtrail
import RowtrailScenarios

/// How the lists of a supposed history differ from those of the one that it came from: just behind what was supposed, at
/// the end, and from when to when.
struct ListsApart {
  /// Where the lists differ first, as it was numbered, and how; `nil` where they never do.
  private(set) var first: (revision: Int, changes: ChangeList)?
  /// How the last lists differ.
  let last: ChangeList
  /// The entry, as it was numbered, behind which the lists are the same to the end.
  private(set) var sameFrom: Int?
  /// Rows that differ at first and are the same at the end, with the entry that made them so.
  private(set) var rowsAgain: [(id: String, from: Int)] = []

  private static var mostRows: Int { 3 }

  private let old: TextTimeline
  private let new: TextTimeline
  private let supposed: Supposition

  /// Compares lists where the histories can have come apart or together, and no others.
  init(_ supposed: Supposition, of old: DebugHistory, _ meter: DebugMeter) throws(DebugError) {
    self.supposed = supposed
    self.old = old.timeline
    new = supposed.history.timeline
    last = ChangeList(from: self.old.current, to: new.current)
    for (done, revision) in ([supposed.end] + supposed.otherwise).enumerated() {
      let (before, now) = lists(revision)
      if before != now {
        first = (revision, ChangeList(from: before, to: now))
        break
      }
      try meter.note("comparing", done, of: supposed.otherwise.count + 1)
    }
    guard let first else { return }
    if self.old.current == new.current {
      sameFrom = try lastChange(behind: first.revision, meter) { before, now in before != now }
    } else {
      try findRowsAgain(first.revision, meter)
    }
  }

  /// The two lists at a revision as it was numbered.
  private func lists(_ revision: Int) -> (TextList, TextList) {
    (old.list(at: revision) ?? old.current, new.list(at: revision - supposed.shift) ?? new.current)
  }

  /// The last entry just before which the lists differ in some way.
  private func lastChange(
    behind first: Int, _ meter: DebugMeter, where differ: (TextList, TextList) -> Bool
  ) throws(DebugError) -> Int? {
    for (done, revision) in supposed.otherwise.reversed().enumerated() where revision > first {
      let (before, now) = lists(revision - 1)
      if differ(before, now) { return revision }
      try meter.note("comparing", done, of: supposed.otherwise.count)
    }
    return nil
  }

  private mutating func findRowsAgain(_ first: Int, _ meter: DebugMeter) throws(DebugError) {
    let (before, now) = lists(first)
    for row in now.changes(since: before).rows where rowsAgain.count < Self.mostRows {
      let id = row.id
      guard Self.differ(id, before, now), !Self.differ(id, old.current, new.current) else { continue }
      let from = try lastChange(behind: first, meter) { Self.differ(id, $0, $1) }
      if let from { rowsAgain.append((id, from)) }
    }
  }

  /// Whether a row is another one in two lists, or in another section of them.
  private static func differ(_ id: String, _ one: TextList, _ other: TextList) -> Bool {
    one.row(id) != other.row(id) || one.position(of: id)?.section != other.position(of: id)?.section
  }
}
