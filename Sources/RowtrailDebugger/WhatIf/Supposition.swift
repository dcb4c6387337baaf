import Rowtrail
import RowtrailScenarios

/// A history in which something did not happen or something else did: it is shared up to there, and the later actions are
/// dispatched again as they were.
struct Supposition {
  /// The history.
  private(set) var history: DebugHistory
  /// How many actions were dispatched again.
  private(set) var again = 0
  /// Those that turned out otherwise, the first ones.
  private(set) var divergences: [Divergence] = []
  /// How many there were, and how many more of which it is not known.
  private(set) var divergenceCount = 0
  private(set) var unknownCount = 0
  /// Whether some were dispatched again behind one of which it is not known: what came of them is as far as is known.
  private(set) var isBeyondKnown = false
  /// The revisions as they were whose entries came to other events than before: only there the two histories can begin or
  /// cease to differ, since events can be taken back.
  private(set) var otherwise: [Int] = []
  /// Why it is not known what comes of what was supposed.
  private(set) var unknown: String?
  /// The revision as it was just behind what was supposed, and by how much the numbers are less now.
  let end: Int
  let shift: Int
  /// The first revision as it was of which it was not known already what it led to.
  private let oldUnsureFrom: Int?

  private static var mostKept: Int { 1000 }

  /// The history without some entries. What was captured at one of their revisions counts as captured before them.
  init(_ old: DebugHistory, without range: ClosedRange<Int>, _ meter: DebugMeter) throws(DebugError) {
    let before = range.lowerBound - 1
    let count = range.count
    try self.init(old, upTo: before, end: range.upperBound, shift: count)
    var redispatch = try Redispatch(old, from: before, meter)
    try dispatchAgain(old, from: range.upperBound, &redispatch, meter) {
      $0 > before ? max(before, $0 - count) : $0
    }
  }

  /// The history with another action in the place of an entry.
  init(_ old: DebugHistory, instead revision: Int, _ action: TextAction, _ meter: DebugMeter) throws(DebugError) {
    try self.init(old, upTo: revision - 1, end: revision, shift: 0)
    var redispatch = try Redispatch(old, from: revision - 1, meter)
    unknown = redispatch.dispatch(action, in: &history).unknown
    try dispatchAgain(old, from: revision, &redispatch, meter, revisions: nil)
  }

  /// The history up to a revision.
  init(_ old: DebugHistory, upTo revision: Int) throws(DebugError) {
    try self.init(old, upTo: revision, end: revision, shift: 0)
  }

  /// Whether it is certain what a revision, as it was numbered, led to before and leads to now.
  func isSure(_ revision: Int) -> Bool {
    revision < min(oldUnsureFrom ?? .max, history.unsureFrom.map { $0 + shift } ?? .max)
  }

  private init(_ old: DebugHistory, upTo revision: Int, end: Int, shift: Int) throws(DebugError) {
    guard let branch = DebugHistory(of: old, upTo: revision) else {
      throw .noRevision(String(revision), old.revisions, old.branch)
    }
    history = branch
    oldUnsureFrom = old.unsureFrom
    self.end = end
    self.shift = shift
  }

  private mutating func dispatchAgain(
    _ old: DebugHistory, from revision: Int, _ redispatch: inout Redispatch, _ meter: DebugMeter,
    revisions: ((Int) -> Int)?
  ) throws(DebugError) {
    let later = old.timeline.entries(from: revision, to: old.timeline.revision)
    for entry in later {
      let action = revisions.map { entry.action.mappingRevisions($0) } ?? entry.action
      let (new, unknown) = redispatch.dispatch(action, again: entry, in: &history)
      again += 1
      if let oldUnsureFrom, entry.revision >= oldUnsureFrom { history.noteUnsure(new.revision) }
      if unknown == nil, !isSure(entry.revision) { isBeyondKnown = true }
      if entry.events != new.events { otherwise.append(entry.revision) }
      let divergence = unknown.map { Divergence(entry, new, unknown: $0) } ?? Divergence(entry, new)
      if let divergence {
        if divergence.isKnown { divergenceCount += 1 } else { unknownCount += 1 }
        if divergences.count < Self.mostKept { divergences.append(divergence) }
      }
      try meter.note("dispatching again", again, of: later.count)
    }
    history.revision = history.timeline.revision
  }
}
