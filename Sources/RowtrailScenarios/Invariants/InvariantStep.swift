import Rowtrail

/// One step of a history, as the invariants look at it. `Sendable`, and a value.
package struct InvariantStep<List: CheckableList>: Sendable {
  /// The list before the entry.
  package var before: List
  /// What was done and what came of it.
  package var entry: Entry<List.SectionID, List.Item>
  /// The list after the entry.
  package var after: List
  /// The update that was planned for the entry; `nil` where none is looked at.
  package var update: ListUpdate?

  /// The step that led from one list to another.
  package init(
    before: List, entry: Entry<List.SectionID, List.Item>, after: List, update: ListUpdate? = nil
  ) {
    self.before = before
    self.entry = entry
    self.after = after
    self.update = update
  }
}
