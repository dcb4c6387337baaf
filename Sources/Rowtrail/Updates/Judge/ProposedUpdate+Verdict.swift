extension ProposedUpdate {
  /// What is to be thought of the update, identities left out.
  ///
  /// Where several rules are broken, the exception is the one that UIKit comes to first, as far as reports tell: reloads
  /// are taken apart, then deletes against the counts before (the last one first), inserts against the counts after, moves,
  /// the number of sections, the number of items section by section.
  ///
  ///     ProposedUpdate(view: .collection, before: [2], after: [2], items: .init(delete: [RowPath(section: 0, item: 2)]))
  ///       .verdict().exception?.message
  ///     // "attempt to delete item 2 from section 0 which only contains 2 items before the update"
  ///
  /// - Complexity: O(operations log operations + sections); the number of rows does not matter.
  public func verdict() -> UpdateVerdict { UpdateJudge(self).verdict() }

  /// What is to be thought of the update, identities included: rule 7, which UIKit does not check.
  ///
  /// A first-item header is an item and has an id of its own. Ids whose number differs from the counts are reported as
  /// ``UpdateVerdict/silent(_:)`` at the first place that only one of the two has.
  ///
  /// - Parameters:
  ///   - before: The ids before, section by section.
  ///   - after: The ids after, section by section.
  /// - Complexity: O(operations log operations + sections + rows).
  @inlinable
  public func verdict<ID: Equatable>(before: [[ID]], after: [[ID]]) -> UpdateVerdict {
    let verdict = verdict()
    if case .throws = verdict { return verdict }
    if let mismatch = firstMismatch(before: before, after: after) { return .silent(mismatch) }
    guard case .legal = verdict, !items.rearrangesNothing, sections.rearrangesNothing, before == after else {
      return verdict
    }
    return .wasteful(.equalLists)
  }
}
