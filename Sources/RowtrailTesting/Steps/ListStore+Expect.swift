import Rowtrail
import Testing

extension ListStore {
  /// What a test says that a step changes.
  public typealias Changes = ExpectedChanges<SectionID, Item>

  /// Dispatches an action and checks that exactly what `changes` says changed.
  ///
  ///     store.expect(.toggleStar(.id("neko"))) { $0.star("neko") }
  ///     store.expect(.move([.id("neko")], to: .before(.id("kitsu")))) { $0.move("neko", to: RowPath(section: 0, item: 0)) }
  ///
  /// An issue is recorded where something changed that nobody mentioned, where something that was mentioned did not change,
  /// and where the action was rejected.
  ///
  /// - Returns: the action's entry, or why it was rejected.
  @discardableResult
  public func expect(
    _ action: ListAction<SectionID, Item>, sourceLocation: SourceLocation = #_sourceLocation,
    changes: (inout Changes) throws -> Void
  ) rethrows -> Outcome {
    let before = timeline
    let outcome = dispatch(action)
    try StepCheck(before, timeline, sourceLocation).expect(changes)
    return outcome
  }

  /// Dispatches an action and checks that nothing changes, and that it is not rejected all the same.
  ///
  ///     store.expect(.star(.id("kitsu")))  // it is starred already
  ///
  /// - Returns: the action's entry, or why it was rejected.
  @discardableResult
  public func expect(
    _ action: ListAction<SectionID, Item>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Outcome {
    expect(action, sourceLocation: sourceLocation) { _ in }
  }

  /// Does something, such as calling a cell's closure, and checks that exactly what `changes` says changed.
  ///
  ///     store.expect { cell.onStar() } changes: { $0.star("neko") }
  ///
  /// It may dispatch any number of actions; none of them may be rejected.
  public func expect(
    _ step: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation,
    changes: (inout Changes) throws -> Void
  ) rethrows {
    let before = timeline
    try step()
    try StepCheck(before, timeline, sourceLocation).expect(changes)
  }

  /// Dispatches an action and checks that it is rejected for this reason.
  ///
  ///     store.expect(.star(.id("tora")), rejected: .unknownRow)
  public func expect(
    _ action: ListAction<SectionID, Item>, rejected reason: Rejection.Reason,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = timeline
    dispatch(action)
    StepCheck(before, timeline, sourceLocation).expectRejection(reason)
  }

  /// Does something, such as calling a cell's closure, and checks that all that it dispatches is rejected for this reason.
  ///
  ///     store.expect(rejected: .gone) { cell.onStar() }
  public func expect(
    rejected reason: Rejection.Reason, sourceLocation: SourceLocation = #_sourceLocation, _ step: () throws -> Void
  ) rethrows {
    let before = timeline
    try step()
    StepCheck(before, timeline, sourceLocation).expectRejection(reason)
  }
}
