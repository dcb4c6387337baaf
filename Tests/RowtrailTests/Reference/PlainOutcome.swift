import Rowtrail

/// What the reference says that came of an action.
struct PlainOutcome<Item: Sample>: Equatable {
  /// Why the action was refused, or `nil`.
  var reason: Rejection.Reason?
  /// Whether the list after differs from the list before.
  var changed: Bool
  /// The row that the action named, where it named one, once.
  var row: Item.ID?
  var hazards: [Hazard<Item.SectionID, Item.ID>] = []
}

extension PlainOutcome {
  /// The same of an entry of the library.
  init(_ entry: Entry<Item.SectionID, Item>) {
    self.init(reason: entry.rejection?.reason, changed: entry.didChange, row: entry.row, hazards: entry.hazards)
  }
}
