import Rowtrail

/// Dispatches actions on a scratch branch, also where what decides them was before the beginning of a history that was cut:
/// what its entries tell of that is taken from them, and what they do not tell is said to be unknown.
struct Redispatch {
  private let old: TextTimeline
  private let earlier: EarlierEvents?
  private var undo = EarlierUndo()

  /// For a branch of a history that begins at a revision.
  init(_ old: DebugHistory, from revision: Int, _ meter: DebugMeter) throws(DebugError) {
    self.old = old.timeline
    earlier = old.isCut ? try EarlierEvents(old, at: revision, meter) : nil
    if let earlier { undo = earlier.undo }
  }

  /// Dispatches an action.
  ///
  /// - Parameter entry: what came of it before, where it is dispatched again.
  /// - Returns: what came of it, and why that is not known, where it is not.
  mutating func dispatch(
    _ action: TextAction, again entry: TextEntry? = nil, in history: inout DebugHistory
  ) -> (entry: TextEntry, unknown: String?) {
    let done = outcome(action, again: entry, in: &history)
    if done.unknown != nil { history.noteUnsure(done.entry.revision) }
    return done
  }

  private mutating func outcome(
    _ action: TextAction, again entry: TextEntry?, in history: inout DebugHistory
  ) -> (entry: TextEntry, unknown: String?) {
    guard let earlier else { return (history.dispatch(action, cause: entry?.cause), nil) }
    switch action {
    case .undo, .redo: return travel(action, entry?.cause, earlier, in: &history)
    default: break
    }
    let captured = entry.map { EarlierCaptures($0, in: old) }
    var unknown: String?
    let new: TextEntry
    if let entry, let revision = captured?.unknown {
      unknown = "it names revision \(revision)"
      let copy = TextEntry(
        revision: history.timeline.revision + 1, action: action, outcome: entry.outcome, row: entry.row,
        hazards: entry.hazards, cause: entry.cause)
      new = history.append(copy) ? copy : history.dispatch(action, cause: entry.cause)
    } else {
      new = history.dispatch(action, knowing: captured?.captures ?? Captures(), cause: entry?.cause)
    }
    undo.note(EntryOutline(new), new.revision)
    return (new, unknown)
  }

  private mutating func travel(
    _ action: TextAction, _ cause: AppAction?, _ earlier: EarlierEvents, in history: inout DebugHistory
  ) -> (entry: TextEntry, unknown: String?) {
    let isUndo = if case .undo = action { true } else { false }
    func entry(_ outcome: TextEntry.Outcome) -> TextEntry {
      TextEntry(revision: history.timeline.revision + 1, action: action, outcome: outcome, cause: cause)
    }
    var knowledge = EarlierEvents.Knowledge.nothing
    if let step = isUndo ? undo.nextUndo : undo.nextRedo {
      knowledge = earlier.knowledge(of: step)
      if case .known(let revision) = step {
        knowledge = history.timeline.entry(revision).map { .events($0.events) } ?? .nothing
      }
    }
    if case .events(let events) = knowledge {
      let done = entry(.accepted(isUndo ? events.reversed().map(\.inverse) : events, changed: true))
      if history.append(done) {
        undo.note(EntryOutline(done), done.revision)
        return (done, nil)
      }
    }
    guard case .unknown = knowledge else {
      let refused = entry(.rejected(Rejection(isUndo ? .nothingToUndo : .nothingToRedo)))
      _ = history.append(refused)
      return (refused, nil)
    }
    let refused = entry(.rejected(Rejection(.forgottenRevision)))
    _ = history.append(refused)
    if isUndo { undo.undo() } else { undo.redo() }
    return (refused, "it would \(isUndo ? "take back" : "apply again") what was done")
  }
}
