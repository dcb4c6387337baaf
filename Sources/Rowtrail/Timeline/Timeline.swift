/// A list's whole life: every revision, and the entry that led to it.
///
///     var timeline = Timeline(servers)
///     timeline.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
///     timeline.dispatch(.toggleStar(.captured(RowPath(section: 0, item: 0), revision: 0)))  // stars Kitsu
///
/// Revision 0 is the list as set up; every dispatched action, accepted or rejected, makes the next one. All revisions share
/// what they have in common. Where they take more than ``memoryBudget``, lists in between are dropped and computed again
/// from the events when they are asked for.
///
/// `Sendable`, and a value: a copy goes on by itself.
public struct Timeline<SectionID: ListID, Item: ListItem>: Sendable {
  /// The list at the current revision.
  public internal(set) var current: ListState<SectionID, Item>
  /// The first revision that is kept: 0, unless earlier ones were forgotten.
  public internal(set) var firstRevision: Int
  /// The entries after ``firstRevision``, oldest first: the first one led to revision `firstRevision + 1`.
  public internal(set) var entries: TimelineEntries<SectionID, Item>
  /// How many of the newest entries are kept; `nil`, the default, keeps all. Older entries are forgotten in strides, so up
  /// to a quarter more may be there: a path captured before them is refused as `forgotten-revision`, and undo stops there.
  public var horizon: Int? { didSet { forgetBeyondHorizon() } }
  var revisions: RevisionStore
  var undoHistory = UndoHistory()

  /// A timeline that starts with this list.
  ///
  /// - Parameters:
  ///   - list: the list at its first revision.
  ///   - firstRevision: the number of the revision that the list is, from 0; more than 0 for a history whose beginning is
  ///     no longer there.
  ///   - memoryBudget: about how many bytes the lists of past revisions may take beside the current one.
  public init(
    _ list: ListState<SectionID, Item>, firstRevision: Int = 0, memoryBudget: Int = 256 << 20
  ) {
    precondition(firstRevision >= 0 && firstRevision < 1 << 53, "a first revision from 0 to 2^53")
    current = list
    self.firstRevision = firstRevision
    entries = TimelineEntries(after: firstRevision)
    revisions = RevisionStore(list.index, revision: firstRevision, budget: memoryBudget)
  }

  /// The current revision.
  @inlinable
  public var revision: Int { firstRevision + entries.count }

  /// Whether ``ListAction/undo`` would take something back.
  public var canUndo: Bool { !undoHistory.undoable.isEmpty }

  /// The revision of the entry that ``ListAction/undo`` would take back, or `nil` where there is none.
  public var nextUndo: Int? { undoHistory.undoable.last }

  /// Whether ``ListAction/redo`` would apply something again.
  public var canRedo: Bool { !undoHistory.redoable.isEmpty }

  /// About how many bytes the lists of past revisions may take beside the current one. What does not fit is computed from
  /// events when it is asked for. An estimate: the sharing of an app's own contents is not known.
  public var memoryBudget: Int {
    get { revisions.budget }
    set { revisions.setBudget(newValue) }
  }

  /// The entry that led to a revision, or `nil` where there is none or it is forgotten. O(1).
  @_specialize(where SectionID == String, Item == TextItem)
  public func entry(_ revision: Int) -> Entry<SectionID, Item>? {
    guard revision > firstRevision, revision <= self.revision else { return nil }
    return entries[revision - firstRevision - 1]
  }

  /// The list at a revision, or `nil` where there is none or it is forgotten.
  ///
  /// - Complexity: O(log n) while every revision is at hand; beyond the memory budget O(d log n) for the d events between
  ///   the revision and the nearest one that is.
  @_specialize(where SectionID == String, Item == TextItem)
  public func list(at revision: Int) -> ListState<SectionID, Item>? {
    guard revision >= firstRevision, revision <= self.revision else { return nil }
    if revision == self.revision { return current }
    if let last = entries.lastOfSource, revision <= last { return entries.source?.list(at: revision) }
    guard let nearest = revisions.nearest(to: revision, weight: { weight(from: $0, to: $1, limit: $2) }) else {
      return nil
    }
    var list = ListState<SectionID, Item>(index: nearest.list)
    if nearest.revision < revision {
      for entry in entries(from: nearest.revision, to: revision) {
        for event in entry.events { _ = list.perform(event) }
      }
    } else if nearest.revision > revision {
      for entry in entries(from: revision, to: nearest.revision).reversed() {
        for event in entry.events.reversed() { _ = list.perform(event.inverse) }
      }
    }
    return list
  }

  /// The entries that lead from a revision to a later one.
  package func entries(from: Int, to: Int) -> Slice<TimelineEntries<SectionID, Item>> {
    entries[from - firstRevision..<to - firstRevision]
  }

  /// How many changes lie between a revision and a later one; not all are counted where they are the limit or more.
  private func weight(from: Int, to: Int, limit: Int) -> Int {
    var sum = 0
    for entry in entries(from: from, to: to) where sum < limit {
      for event in entry.events { sum += event.weight }
    }
    return sum
  }
}

extension Timeline {
  /// Lets an action happen, or refuses it; either way it is recorded, and makes the next revision.
  ///
  /// - Parameters:
  ///   - action: what is to be done.
  ///   - cause: the app's own action that came to this one.
  /// - Complexity: O(k log n) for k rows that the action touches; a reload takes O(n) to compare what it brings.
  @_specialize(where SectionID == String, Item == TextItem)
  @discardableResult
  public mutating func dispatch(
    _ action: ListAction<SectionID, Item>, cause: AppAction? = nil
  ) -> Entry<SectionID, Item> {
    dispatch(action, knowing: Captures(), cause: cause)
  }

  /// The same, for an action some of whose captured paths are known to mean certain rows, whatever history is kept.
  @_specialize(where SectionID == String, Item == TextItem)
  package mutating func dispatch(
    _ action: ListAction<SectionID, Item>, knowing captures: Captures<SectionID, Item>, cause: AppAction? = nil
  ) -> Entry<SectionID, Item> {
    switch action {
    case .undo, .redo: travel(action, cause)
    default: reduce(action, captures, cause)
    }
  }

  /// The entry that dispatching an action would make; nothing is recorded.
  ///
  /// - Complexity: as ``dispatch(_:cause:)``.
  @_specialize(where SectionID == String, Item == TextItem)
  package func preview(_ action: ListAction<SectionID, Item>) -> Entry<SectionID, Item> {
    let next = revision + 1
    switch action {
    case .undo, .redo:
      var list = current
      guard let events = eventsInTime(of: action), list.apply(events) else {
        return Entry(revision: next, action: action, outcome: .rejected(Rejection(Self.refusal(of: action))))
      }
      return Entry(revision: next, action: action, outcome: .accepted(events, changed: true))
    default:
      let reduction = current.reduced(by: action, captures: Captures().completed(for: action, by: self))
      let outcome: Entry<SectionID, Item>.Outcome =
        reduction.rejection.map { .rejected($0) }
        ?? .accepted(reduction.events, changed: reduction.list.differs(from: current, by: reduction.events))
      return Entry(
        revision: next, action: action, outcome: outcome, row: reduction.row, hazards: reduction.hazards)
    }
  }

  /// Records that an app's own action was refused before it came to any other.
  mutating func refuse(_ rejection: Rejection, cause: AppAction) -> Entry<SectionID, Item> {
    record(.batch([]), .rejected(rejection), cause)
  }

  private mutating func reduce(
    _ action: ListAction<SectionID, Item>, _ known: Captures<SectionID, Item>, _ cause: AppAction?
  ) -> Entry<SectionID, Item> {
    let reduction = current.reduced(by: action, captures: known.completed(for: action, by: self))
    if let rejection = reduction.rejection {
      return record(action, .rejected(rejection), cause, row: reduction.row, hazards: reduction.hazards)
    }
    let changed = reduction.list.differs(from: current, by: reduction.events)
    current = reduction.list
    if changed { undoHistory.note(.changed, revision + 1) }
    let outcome = Entry<SectionID, Item>.Outcome.accepted(reduction.events, changed: changed)
    return record(action, outcome, cause, row: reduction.row, hazards: reduction.hazards)
  }

  /// Takes the newest entry back, or applies the last one again that was taken back.
  private mutating func travel(
    _ action: ListAction<SectionID, Item>, _ cause: AppAction?
  ) -> Entry<SectionID, Item> {
    // What a log says of its entries can be wrong: then their events do not fit.
    guard let events = eventsInTime(of: action), current.apply(events) else {
      return record(action, .rejected(Rejection(Self.refusal(of: action))), cause)
    }
    let entry = record(action, .accepted(events, changed: true), cause)
    undoHistory.note(EntryOutline(entry), entry.revision)
    return entry
  }

  /// What would happen if the action, an undo or a redo, was done now; `nil` where there is nothing to do it to.
  private func eventsInTime(of action: ListAction<SectionID, Item>) -> [ListEvent<SectionID, Item>]? {
    if case .undo = action {
      return undoHistory.undoable.last.flatMap { entry($0) }?.events.reversed().map(\.inverse)
    }
    return undoHistory.redoable.last.flatMap { entry($0) }?.events
  }

  private static func refusal(of action: ListAction<SectionID, Item>) -> Rejection.Reason {
    if case .undo = action { .nothingToUndo } else { .nothingToRedo }
  }

  private mutating func record(
    _ action: ListAction<SectionID, Item>, _ outcome: Entry<SectionID, Item>.Outcome, _ cause: AppAction?,
    row: Item.ID? = nil, hazards: [Hazard<SectionID, Item.ID>] = []
  ) -> Entry<SectionID, Item> {
    let entry = Entry(
      revision: revision + 1, action: action, outcome: outcome, row: row, hazards: hazards, cause: cause)
    keep(entry)
    return entry
  }
}

extension Timeline {
  /// Adds an entry that was recorded before: its events happen, and no decision is taken again.
  ///
  /// - Returns: `false` where it is not the next entry, or its events do not fit the current list: nothing is added then.
  /// - Complexity: O(k log n) for k rows that the events touch.
  @_specialize(where SectionID == String, Item == TextItem)
  @discardableResult
  public mutating func append(_ entry: Entry<SectionID, Item>) -> Bool {
    guard entry.revision == revision + 1, current.apply(entry.events) else { return false }
    undoHistory.note(EntryOutline(entry), entry.revision)
    keep(entry)
    return true
  }

  private mutating func keep(_ entry: Entry<SectionID, Item>) {
    entries.append(entry)
    revisions.append(current.index, revision: entry.revision, changes: RevisionStore.Weight(entry.events))
    forgetBeyondHorizon()
  }
}

extension Timeline {
  /// Forgets everything before a revision, which becomes the first one that is kept. Does nothing where it is not kept.
  @_specialize(where SectionID == String, Item == TextItem)
  public mutating func forget(before revision: Int) {
    guard revision > firstRevision, let list = list(at: revision) else { return }
    entries.removeFirst(revision - firstRevision)
    revisions.forget(before: revision, list.index)
    firstRevision = revision
    undoHistory.forget(upTo: revision)
  }

  mutating func forgetBeyondHorizon() {
    guard let horizon = horizon.map({ max(0, $0) }), entries.count > horizon, entries.count - horizon > horizon / 4
    else { return }
    forget(before: revision - horizon)
  }
}
