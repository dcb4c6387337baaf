import Rowtrail

/// What undo and redo come to in a history that was cut: what they take back may have been done before its beginning.
struct EarlierUndo {
  /// Something that can be taken back or applied again.
  enum Step: Hashable {
    /// The entry of a revision.
    case known(Int)
    /// Of what had been done when the history begins, the newest, the one before it, and so on, from 1.
    case before(Int)
    /// Of what had been taken back when the history begins, the last, the one before it, and so on, from 1.
    case ahead(Int)
  }

  private var undoable: [Step] = []
  private var redoable: [Step] = []
  /// How many things of before the beginning were taken back, and how many were applied again.
  private var depth = 0
  private var ahead = 0
  /// Whether something can have been taken back before the beginning that can still be applied again.
  private var canBeAhead = true

  /// What undo would take back.
  var nextUndo: Step { undoable.last ?? .before(depth + 1) }

  /// What redo would apply again; `nil` where it is known to be nothing.
  var nextRedo: Step? { redoable.last ?? (canBeAhead ? .ahead(ahead + 1) : nil) }

  /// Notes that ``nextUndo`` was taken back.
  mutating func undo() {
    if undoable.isEmpty { depth += 1 }
    redoable.append(undoable.popLast() ?? .before(depth))
  }

  /// Notes that ``nextRedo`` was applied again.
  mutating func redo() {
    guard let step = nextRedo else { return }
    if redoable.popLast() == nil { ahead += 1 }
    undoable.append(step)
  }

  /// Notes that the entry of a revision changed the list.
  mutating func change(_ revision: Int) {
    undoable.append(.known(revision))
    redoable = []
    canBeAhead = false
  }

  /// Notes an entry.
  mutating func note(_ outline: EntryOutline, _ revision: Int) {
    guard outline.contains(.changed) else { return }
    if outline.contains(.undo) { undo() } else if outline.contains(.redo) { redo() } else { change(revision) }
  }
}

/// What the entries of a history that was cut tell of what was done before its beginning, by taking it back.
struct EarlierEvents {
  private var events: [EarlierUndo.Step: [ListEvent<String, TextItem>]] = [:]
  /// How many things there were to take back, and to apply again, where an entry shows it.
  private var deepest: Int?
  private var farthest: Int?
  /// What undo and redo can do at the revision that was asked for.
  private(set) var undo = EarlierUndo()

  /// What a history tells, with its undo and redo as they were at a revision.
  init(_ history: DebugHistory, at revision: Int, _ meter: DebugMeter) throws(DebugError) {
    var history = history
    let (outlines, timeline) = (history.allOutlines(), history.timeline)
    var undo = undo
    for (index, outline) in outlines.enumerated() {
      let number = timeline.firstRevision + 1 + index
      if !outline.isDisjoint(with: [.undo, .redo]), let entry = timeline.entry(number) { learn(entry, undo) }
      undo.note(outline, number)
      if number == revision { self.undo = undo }
      try meter.note("reading", index, of: outlines.count)
    }
  }

  private mutating func learn(_ entry: TextEntry, _ undo: EarlierUndo) {
    switch (entry.action, entry.rejection?.reason) {
    case (.undo, nil): events[undo.nextUndo] = entry.events.reversed().map(\.inverse)
    case (.undo, .nothingToUndo): if case .before(let next) = undo.nextUndo { deepest = next - 1 }
    case (.redo, nil): if let next = undo.nextRedo { events[next] = entry.events }
    case (.redo, .nothingToRedo): if case .ahead(let next) = undo.nextRedo { farthest = next - 1 }
    default: break
    }
  }

  /// What happened in a step of before the beginning: what its events were, that there is none, or that it is not known.
  enum Knowledge {
    case events([ListEvent<String, TextItem>])
    case nothing
    case unknown
  }

  /// What is known of a step that is no entry of the history.
  func knowledge(of step: EarlierUndo.Step) -> Knowledge {
    if let events = events[step] { return .events(events) }
    let isNone =
      switch step {
      case .before(let number): deepest.map { number > $0 } ?? false
      case .ahead(let number): farthest.map { number > $0 } ?? false
      case .known: false
      }
    return isNone ? .nothing : .unknown
  }
}
