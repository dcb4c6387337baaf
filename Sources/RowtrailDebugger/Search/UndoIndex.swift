import Rowtrail

/// What each undo took back and each redo applied again, and which entry left a refused redo nothing to do.
struct UndoIndex: Sendable {
  /// What there is to say of an undo or a redo.
  enum Note: Hashable, Sendable {
    /// It took back the entry of this revision.
    case tookBack(Int)
    /// It applied the entry of this revision again.
    case appliedAgain(Int)
    /// It was refused: a new change had dropped so many undos that could have been taken back until then.
    case dropped(by: Int, count: Int)
  }

  /// How many entries were looked at, from the first one that is kept.
  private(set) var count = 0
  private var history = UndoHistory()
  private var dropped: Note?
  private var notes: [Int: Note] = [:]

  /// Takes in the next entry, which led to a revision.
  mutating func add(_ outline: EntryOutline, _ revision: Int) {
    count += 1
    let redoable = history.redoable.count
    let other = history.note(outline, revision)
    if outline.contains(.undo) {
      if outline.contains(.changed) { dropped = nil }
      notes[revision] = other.map { .tookBack($0) }
    } else if outline.contains(.redo) {
      notes[revision] = outline.contains(.changed) ? other.map { .appliedAgain($0) } : dropped
    } else if outline.contains(.changed), redoable > 0 {
      dropped = .dropped(by: revision, count: redoable)
    }
  }

  /// What there is to say of the entry that led to a revision.
  func note(of revision: Int) -> Note? { notes[revision] }
}

extension UndoIndex.Note {
  /// The entry that was taken back or applied again, if one was.
  var target: Int? {
    switch self {
    case .tookBack(let revision), .appliedAgain(let revision): revision
    case .dropped: nil
    }
  }
}

extension DebugHistory {
  /// What there is to say of an entry that is an undo or a redo.
  ///
  /// - Complexity: linear in the entries up to it, the first time.
  mutating func undoNote(of entry: TextEntry, _ meter: DebugMeter) throws(DebugError) -> UndoIndex.Note? {
    switch entry.action {
    case .undo, .redo: break
    default: return nil
    }
    let wanted = entry.revision - timeline.firstRevision
    let outlines = allOutlines()
    while undos.count < wanted {
      try meter.note("reading", undos.count, of: wanted)
      undos.add(outlines[undos.count], timeline.firstRevision + 1 + undos.count)
    }
    return undos.note(of: entry.revision)
  }

  /// The same where it is at hand, or quick to find out.
  mutating func quickUndoNote(of entry: TextEntry, _ meter: DebugMeter) throws(DebugError) -> UndoIndex.Note? {
    let isNear = entry.revision - timeline.firstRevision - undos.count <= Self.mostQuick
    return isNear ? try undoNote(of: entry, meter) : nil
  }

  private static var mostQuick: Int { 100_000 }
}
