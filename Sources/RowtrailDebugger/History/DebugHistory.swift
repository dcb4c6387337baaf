import Rowtrail
import RowtrailScenarios

/// One of the two histories of a session, where the session stands in it, and what it had to find out about it so far.
struct DebugHistory: Sendable {
  /// Which of the two it is.
  let branch: DebugBranch
  /// The history.
  private(set) var timeline: TextTimeline
  /// The revision that is looked at.
  var revision: Int
  /// The last revision that a scratch branch shares with the history that it came from.
  let fork: Int?
  /// The first revision of which it is not known what it led to: it and all that follows is as far as is known.
  private(set) var unsureFrom: Int?
  /// What kinds of things happened in each entry, as far as that was asked.
  private var outlines: [EntryOutline] = []
  /// Which entries touched what, as far as that was asked.
  private var touches = TouchIndex()
  private var hazardsSoFar: [RevisionHazard] = []
  /// In how many entries hazards were looked for.
  private var searched = 0
  /// The list that a search came to last.
  private var cursor: ListCursor?
  /// What undos and redos did, as far as that was asked.
  var undos = UndoIndex()
  /// Where each breakpoint stops, by its number, and up to which revision that was found out.
  var stops: [Int: (last: Int, revisions: [Int])] = [:]

  /// A history, at its last revision.
  init(_ timeline: TextTimeline, branch: DebugBranch) {
    self.branch = branch
    self.timeline = timeline
    revision = timeline.revision
    fork = nil
  }

  /// The history up to a revision, as a scratch branch that goes on from there; `nil` where there is no such revision.
  init?(of history: DebugHistory, upTo revision: Int) {
    guard var timeline = history.timeline.branch(at: revision) else { return nil }
    timeline.memoryBudget = min(timeline.memoryBudget, Self.scratchBudget)
    branch = .scratch
    self.timeline = timeline
    self.revision = revision
    fork = min(revision, history.fork ?? revision)
    unsureFrom = history.unsureFrom.flatMap { $0 <= revision ? $0 : nil }
    let count = timeline.entries.count
    outlines = Array(history.outlines.prefix(count))
    touches = history.touches
    touches.cut(to: count)
    hazardsSoFar = history.hazardsSoFar.filter { $0.revision <= revision }
    searched = min(history.searched, count)
    if history.undos.count <= count { undos = history.undos }
  }

  private static var scratchBudget: Int { 64 << 20 }

  /// The revisions that there are.
  var revisions: ClosedRange<Int> { timeline.firstRevision...timeline.revision }

  /// The list that is looked at.
  var list: TextList { list(at: revision) }

  /// The list at a revision that there is.
  func list(at revision: Int) -> TextList { timeline.list(at: revision) ?? timeline.current }

  /// Whether something happened before the first list that is kept.
  var isCut: Bool { timeline.firstRevision > 0 }

  /// Adds an action, some of whose captured paths are known to mean certain rows.
  mutating func dispatch(
    _ action: TextAction, knowing captures: Captures<String, TextItem> = Captures(), cause: AppAction? = nil
  ) -> TextEntry {
    timeline.dispatch(action, knowing: captures, cause: cause)
  }

  /// Adds an entry as it is, where its events fit.
  mutating func append(_ entry: TextEntry) -> Bool { timeline.append(entry) }

  /// Notes that it is not known what a revision led to; revisions are noted in order.
  mutating func noteUnsure(_ revision: Int) { unsureFrom = unsureFrom ?? revision }
}

extension DebugHistory {
  /// What kinds of things happened, entry by entry from the first one that is kept.
  mutating func allOutlines() -> [EntryOutline] {
    if outlines.isEmpty {
      outlines = timeline.outlines
    } else {
      for entry in timeline.entries[outlines.count...] { outlines.append(EntryOutline(entry)) }
    }
    return outlines
  }

  /// The hazards, in order.
  mutating func hazards(_ meter: DebugMeter) throws(DebugError) -> [RevisionHazard] {
    let outlines = allOutlines()
    while searched < outlines.count {
      let index = searched
      searched += 1
      guard outlines[index].contains(.hazard) else { continue }
      let entry = timeline.entries[index]
      for hazard in entry.hazards { hazardsSoFar.append(RevisionHazard(revision: entry.revision, hazard: hazard)) }
      try meter.note("reading", index, of: outlines.count)
    }
    return hazardsSoFar
  }

  /// Which entries touched what.
  mutating func index(_ meter: DebugMeter) throws(DebugError) -> TouchIndex {
    let total = timeline.entries.count
    guard touches.count < total else { return touches }
    var index = touches
    touches = TouchIndex()
    var stop: DebugError?
    timeline.forEachEvents(after: timeline.firstRevision + index.count) { events in
      index.add(events)
      do throws(DebugError) { try meter.note("indexing", index.count, of: total) } catch { stop = error }
      return stop == nil
    }
    touches = index
    if let stop { throw stop }
    return touches
  }

  /// The revisions of the entries that touched a row, ascending.
  mutating func revisions(touching id: String, _ meter: DebugMeter) throws(DebugError) -> [Int] {
    try index(meter).entries(ofRow: id).map { timeline.firstRevision + 1 + Int($0) }
  }

  /// The list at a revision, found from the one that was asked for last where that is near.
  mutating func walk(to revision: Int) -> TextList {
    var cursor = cursor ?? ListCursor(list(at: revision), revision)
    self.cursor = nil
    cursor.move(to: revision, in: timeline)
    self.cursor = cursor
    return cursor.list
  }

  /// Forgets the list of the last search.
  mutating func endWalk() { cursor = nil }
}
