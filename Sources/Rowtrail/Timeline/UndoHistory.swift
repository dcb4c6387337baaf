/// What undo and redo can do at a revision.
package struct UndoHistory: Sendable {
  /// The revisions of the entries that undo can take back, the newest last.
  package private(set) var undoable: [Int] = []
  /// The revisions of the entries that redo can apply again, the newest undo's last.
  package private(set) var redoable: [Int] = []

  /// Of a list to which nothing has happened.
  package init() {}

  /// Notes the entry of the next revision.
  ///
  /// - Returns: the revision of the entry that an undo took back, or that a redo applied again, where it is known.
  @discardableResult
  package mutating func note(_ outline: EntryOutline, _ revision: Int) -> Int? {
    guard outline.contains(.changed) else { return nil }
    if outline.contains(.undo) {
      guard let undone = undoable.popLast() else {
        // It took back an entry before the first one that is kept; those that redo applies after it are not known either.
        redoable.removeAll()
        return nil
      }
      redoable.append(undone)
      return undone
    }
    if outline.contains(.redo) {
      guard let redone = redoable.popLast() else { return nil }
      undoable.append(redone)
      return redone
    }
    undoable.append(revision)
    if !redoable.isEmpty { redoable.removeAll() }
    return nil
  }

  /// Forgets what cannot be taken back any more, since the entries up to a revision are gone.
  mutating func forget(upTo revision: Int) {
    undoable.removeAll { $0 <= revision }
    if redoable.contains(where: { $0 <= revision }) { redoable.removeAll() }
  }
}
