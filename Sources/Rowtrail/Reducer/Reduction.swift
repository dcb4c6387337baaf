/// What an action comes to on a list: the events that happen and the list after them, or why the action is refused.
///
/// `Sendable`, and a value.
public struct Reduction<SectionID: ListID, Item: ListItem>: Sendable {
  /// The list after the action; where it is refused, the list before it.
  public let list: ListState<SectionID, Item>
  /// The events, one after the other; none where the action is refused.
  public let events: [ListEvent<SectionID, Item>]
  /// Why the action is refused, or `nil`.
  public let rejection: Rejection?
  /// The row that the action names, where it names exactly one and that was resolved.
  public let row: Item.ID?
  /// The captured paths that, taken at face value, would have hit something else.
  public let hazards: [Hazard<SectionID, Item.ID>]
}

extension ListState {
  /// What the action comes to on this list: a pure function of list and action.
  ///
  /// An action that names an older revision needs a timeline to say what stood there then; here it is refused as
  /// `future-revision`. So are undo and redo, as `nothing-to-undo` and `nothing-to-redo`.
  ///
  /// - Complexity: O(k log n) for k rows touched; a reload takes O(n) to compare what it brings.
  @_specialize(where SectionID == String, Item == TextItem)
  public func reduced(by action: ListAction<SectionID, Item>) -> Reduction<SectionID, Item> {
    reduced(by: action, captures: Captures())
  }

  /// The same, with the meanings of what the action captured.
  func reduced(
    by action: ListAction<SectionID, Item>, captures: Captures<SectionID, Item>
  ) -> Reduction<SectionID, Item> {
    var reducer = Reducer(list: self, captures: captures)
    do throws(Rejection) {
      try reducer.run(action)
      return Reduction(
        list: reducer.list, events: reducer.events, rejection: nil, row: reducer.row, hazards: reducer.hazards)
    } catch {
      return Reduction(list: self, events: [], rejection: error, row: reducer.row, hazards: reducer.hazards)
    }
  }
}
