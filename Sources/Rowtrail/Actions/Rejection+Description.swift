extension Rejection: CustomStringConvertible {
  /// What was refused, where, and what to do.
  public var description: String {
    let place = batchIndex.map { "action \($0 + 1) of the batch: " } ?? ""
    let about = subject.isEmpty ? "" : "\(subject): "
    return "\(reason.rawValue): \(place)\(about)\(reason.explanation)"
  }
}

extension Rejection.Reason {
  /// What the reason means and what to do about it, in one sentence.
  package var explanation: String {
    switch self {
    case .futureRevision: "that revision has not been reached yet; use one up to the current revision"
    case .forgottenRevision: "that revision is no longer kept; read the path again from a list that is shown now"
    case .outOfRange: "nothing stands there; use a place that the list has"
    case .header: "the section's header stands there, not a row; its rows start at item 1"
    case .gone: "what stood there then is not in the list any more; drop the action"
    case .unknownRow: "no row has this id now; use the id of a row in the list"
    case .unknownSection: "no section has this id now; use the id of a section in the list"
    case .duplicateRow: "a row of this id is in the list already; use another id, or edit that row"
    case .duplicateSection: "a section of this id is there already; use another id, or edit that section"
    case .invalidDestination: "the destination is one of the rows being moved; name a row that stays"
    case .nothingToUndo: "no entry is left to take back; undo is possible after a change"
    case .nothingToRedo: "no undo is left to take back; redo is possible after an undo"
    case .changedID: "the new content changed the item's id; delete the row and insert another instead"
    case .invalidBatch: "a batch holds no batch, reload, undo or redo; dispatch that by itself"
    }
  }
}
