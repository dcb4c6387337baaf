import Rowtrail

/// One step of a history, as the invariants look at it. `Sendable`, and a value.
public struct InvariantStep<List: CheckableList>: Sendable {
  /// The list before the entry.
  public var before: List
  /// What was done and what came of it.
  public var entry: Entry<List.SectionID, List.Item>
  /// The list after the entry.
  public var after: List
  /// The update that was planned for the entry; `nil` where none is looked at.
  public var update: ListUpdate?

  /// The step that led from one list to another.
  public init(
    before: List, entry: Entry<List.SectionID, List.Item>, after: List, update: ListUpdate? = nil
  ) {
    self.before = before
    self.entry = entry
    self.after = after
    self.update = update
  }
}
