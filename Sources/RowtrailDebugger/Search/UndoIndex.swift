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
  private var undoable: [Int] = []
  private var redoable: [Int] = []
  private var dropped: Note?
  private var notes: [Int: Note] = [:]

  /// Takes in the next entry, which led to a revision.
  mutating func add(_ outline: EntryOutline, _ revision: Int) {
    count += 1
    let isChange = outline.contains(.changed)
    if outline.contains(.undo) {
      guard isChange else { return }
      dropped = nil
      guard let undone = undoable.popLast() else {
        // It took back an entry before the first one that is kept, which is what a redo applies again now.
        redoable.removeAll()
        return
      }
      redoable.append(undone)
      notes[revision] = .tookBack(undone)
    } else if outline.contains(.redo) {
      guard isChange else {
        notes[revision] = dropped
        return
      }
      guard let redone = redoable.popLast() else { return }
      undoable.append(redone)
      notes[revision] = .appliedAgain(redone)
    } else if isChange {
      undoable.append(revision)
      guard !redoable.isEmpty else { return }
      dropped = .dropped(by: revision, count: redoable.count)
      redoable.removeAll()
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
