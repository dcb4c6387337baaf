/// The figures of one count equation: what the data source answers before and after, and what the batch tells.
///
/// For sections nothing counts as moved in or out. A reload counts as one insert and one delete. `Sendable`, and a value.
public struct UpdateCounts: Hashable, Sendable {
  /// How many there are before the batch.
  public var before: Int
  /// How many there are after the batch.
  public var after: Int
  /// How many the batch inserts.
  public var inserted: Int
  /// How many the batch deletes.
  public var deleted: Int
  /// How many the batch moves in from other sections.
  public var movedIn: Int
  /// How many the batch moves out to other sections.
  public var movedOut: Int

  /// The figures of an equation.
  package init(
    before: Int, after: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0
  ) {
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// What `after` had to be, or `nil` where that is no `Int`.
  public var expected: Int? {
    var sum = before
    let terms = [(inserted, true), (movedIn, true), (deleted, false), (movedOut, false)]
    for (term, isAdded) in terms {
      let (next, overflow) = isAdded ? sum.addingReportingOverflow(term) : sum.subtractingReportingOverflow(term)
      guard !overflow else { return nil }
      sum = next
    }
    return sum
  }

  /// Whether the equation holds.
  package var isBalanced: Bool { expected == after }
}
