/// What undo and redo can do at a revision.
struct UndoHistory: Sendable {
  /// The revisions of the entries that undo can take back, the newest last.
  private(set) var undoable: [Int] = []
  /// The revisions of the entries that redo can apply again, the newest undo's last.
  private(set) var redoable: [Int] = []

  /// Notes the entry of the next revision.
  mutating func note(_ outline: EntryOutline, _ revision: Int) {
    guard outline.contains(.changed) else { return }
    if outline.contains(.undo) {
      if let undone = undoable.popLast() { redoable.append(undone) }
    } else if outline.contains(.redo) {
      if let redone = redoable.popLast() { undoable.append(redone) }
    } else {
      undoable.append(revision)
      if !redoable.isEmpty { redoable.removeAll() }
    }
  }

  /// Forgets what cannot be taken back any more, since the entries up to a revision are gone.
  mutating func forget(upTo revision: Int) {
    undoable.removeAll { $0 <= revision }
    if redoable.contains(where: { $0 <= revision }) { redoable.removeAll() }
  }
}
