extension ScenarioText.Unwritable: CustomStringConvertible {
  /// Why the action or the list cannot be written, as a sentence.
  public var description: String {
    switch self {
    case .emptyID: "a scenario cannot write an empty id"
    case .emptyFieldName: "a scenario cannot write a field without a name"
    case .repeatedField(let name): "a scenario cannot write the field `\(name)` twice in one line"
    case .nul(let text): "a scenario cannot write the scalar 0 in `\(text)`"
    case .namesNothing: "a scenario cannot write an action that names nothing to act on"
    case .negativeRevision(let revision): "a scenario cannot write the revision \(revision); revisions count from 0"
    case .invalidBatch: "a scenario cannot write a batch, a reload, an undo or a redo inside a batch"
    }
  }
}
