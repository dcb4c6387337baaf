import Rowtrail

extension Lockstep {
  /// Lets both do the action, take it back and do it again; goes on behind that.
  mutating func dispatchBackAndForth(_ action: Item.Action) throws(Difference) {
    let before = timeline.current
    try dispatch(action)
    if action == .undo || action == .redo { return }
    guard timeline.entry(timeline.revision)?.didChange == true else { return }
    let after = timeline.current
    try dispatch(.undo)
    try compare(timeline.current, before, "the list after undo")
    try dispatch(.redo)
    try compare(timeline.current, after, "the list after redo")
  }

  /// Takes back everything that can be.
  mutating func undoAll() throws(Difference) {
    repeat {
      try dispatch(.undo)
    } while timeline.entry(timeline.revision)?.isAccepted == true
  }
}
