import Rowtrail
import Testing

extension Timeline {
  /// Dispatches an action and checks that exactly what `changes` says changed, as a store's `expect` does.
  ///
  ///     var timeline = Timeline(servers)
  ///     timeline.expect(.toggleStar(.id("neko"))) { $0.star("neko") }
  ///
  /// - Returns: the action's entry.
  @discardableResult
  public mutating func expect(
    _ action: ListAction<SectionID, Item>, sourceLocation: SourceLocation = #_sourceLocation,
    changes: (inout ExpectedChanges<SectionID, Item>) throws -> Void
  ) rethrows -> Entry<SectionID, Item> {
    let before = self
    let entry = dispatch(action)
    try StepCheck(before, self, sourceLocation).expect(changes)
    return entry
  }

  /// Dispatches an action and checks that nothing changes, and that it is not rejected all the same.
  ///
  ///     timeline.expect(.star(.id("kitsu")))  // it is starred already
  ///
  /// - Returns: the action's entry.
  @discardableResult
  public mutating func expect(
    _ action: ListAction<SectionID, Item>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Entry<SectionID, Item> {
    expect(action, sourceLocation: sourceLocation) { _ in }
  }

  /// Dispatches an action and checks that it is rejected for this reason.
  ///
  ///     timeline.expect(.star(.id("tora")), rejected: .unknownRow)
  public mutating func expect(
    _ action: ListAction<SectionID, Item>, rejected reason: Rejection.Reason,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = self
    dispatch(action)
    StepCheck(before, self, sourceLocation).expectRejection(reason)
  }
}
