extension ScenarioText {
  /// Why an action or a list cannot be written as scenario text. `Sendable`, and a value.
  public enum Unwritable: Error, Hashable, Sendable {
    /// An id is empty, as that of a capture that failed.
    case emptyID
    /// A field's name is empty.
    case emptyFieldName
    /// A field's name comes twice.
    case repeatedField(String)
    /// A text holds scalar 0.
    case nul(in: String)
    /// The action names no row, no offset, or nothing to edit.
    case namesNothing
    /// A revision is below 0.
    case negativeRevision(Int)
    /// A batch holds a batch, a reload, an undo or a redo.
    case invalidBatch
  }
}
