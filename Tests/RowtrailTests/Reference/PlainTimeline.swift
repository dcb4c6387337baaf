import Rowtrail

/// A timeline that keeps every list and takes back by looking up the list that was there before.
struct PlainTimeline<Item: Sample> {
  /// What undo makes of an entry.
  private enum Mark { case changed, takenBack, neither }

  /// The list at every revision.
  private(set) var lists: [PlainList<Item>]
  /// The first revision that is kept.
  var firstRevision = 0
  /// By entry.
  private var marks: [Mark] = []
  /// The entries that were taken back, the newest undo's last.
  private var takenBack: [Int] = []

  init(_ list: PlainList<Item>) { lists = [list] }

  var revision: Int { lists.count - 1 }
  var current: PlainList<Item> { lists[revision] }

  /// The list at a revision, or why there is none.
  func list(at revision: Int) throws(Rejection.Reason) -> PlainList<Item> {
    if revision > self.revision { throw .futureRevision }
    if revision < firstRevision { throw .forgottenRevision }
    return lists[revision]
  }

  mutating func dispatch(_ action: Item.Action) -> PlainOutcome<Item> {
    switch action {
    case .undo: return undo()
    case .redo: return redo()
    default: break
    }
    var run = PlainRun(history: self)
    var reason: Rejection.Reason?
    do throws(Rejection.Reason) {
      try run.perform(action)
    } catch {
      reason = error
    }
    let after = reason == nil ? run.list : current
    let changed = after != current
    if changed { takenBack = [] }
    record(after, changed ? .changed : .neither)
    return PlainOutcome(reason: reason, changed: changed, row: run.row, hazards: run.hazards)
  }

  private mutating func undo() -> PlainOutcome<Item> {
    for entry in stride(from: revision, to: firstRevision, by: -1) where marks[entry - 1] == .changed {
      marks[entry - 1] = .takenBack
      takenBack.append(entry)
      return step(to: lists[entry - 1])
    }
    return refuse(.nothingToUndo)
  }

  private mutating func redo() -> PlainOutcome<Item> {
    guard let entry = takenBack.last, entry > firstRevision else { return refuse(.nothingToRedo) }
    takenBack.removeLast()
    marks[entry - 1] = .changed
    return step(to: lists[entry])
  }

  private mutating func step(to list: PlainList<Item>) -> PlainOutcome<Item> {
    let changed = list != current
    record(list, .neither)
    return PlainOutcome(changed: changed)
  }

  private mutating func refuse(_ reason: Rejection.Reason) -> PlainOutcome<Item> {
    record(current, .neither)
    return PlainOutcome(reason: reason, changed: false)
  }

  private mutating func record(_ list: PlainList<Item>, _ mark: Mark) {
    lists.append(list)
    marks.append(mark)
  }
}
