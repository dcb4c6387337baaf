/// Why an action was refused: the reason, what it was about, and where in a batch.
///
///     print(rejection)  // gone: [0, 0]@3: what stood there then is not in the list any more; drop the action
///
/// `Sendable`, and a value.
public struct Rejection: Error, Hashable, Sendable {
  /// Why an action is refused. The raw values are the words of scenario files and logs. `Sendable`, and a value.
  public enum Reason: String, Error, Hashable, CaseIterable {
    /// The captured path's revision, or the one after `as-of`, is greater than the current one.
    case futureRevision = "future-revision"
    /// The captured path's revision is older than the first revision that is kept.
    case forgottenRevision = "forgotten-revision"
    /// There is no item or section at the path, or an offset or index is beyond the end.
    case outOfRange = "out-of-range"
    /// A row target's path names a header.
    case header
    /// What the captured path named is not in the list now.
    case gone
    /// No row has this id now.
    case unknownRow = "unknown-row"
    /// No section has this id now.
    case unknownSection = "unknown-section"
    /// A row of this id is in the list, or comes twice in a reload.
    case duplicateRow = "duplicate-row"
    /// A section of this id is in the list, or comes twice in a reload.
    case duplicateSection = "duplicate-section"
    /// The destination is next to a row that is itself being moved.
    case invalidDestination = "invalid-destination"
    /// No entry is left that could be taken back.
    case nothingToUndo = "nothing-to-undo"
    /// No undo is left that could be taken back.
    case nothingToRedo = "nothing-to-redo"
    /// An app's own edit or reload changed its item's id. It cannot happen to text rows.
    case changedID = "changed-id"
    /// A batch holds a batch, a reload, an undo or a redo. A scenario file cannot say that.
    case invalidBatch = "invalid-batch"
  }

  /// Why.
  public let reason: Reason
  /// What the reason is about, as scenario files write it: a target, an id, an offset. Empty where there is nothing to
  /// name.
  public let subject: String
  /// The index of the action inside a batch that was refused, or `nil` outside a batch.
  public let batchIndex: Int?

  /// A rejection for this reason.
  public init(_ reason: Reason, _ subject: String = "", batchIndex: Int? = nil) {
    self.reason = reason
    self.subject = subject
    self.batchIndex = batchIndex
  }
}
