extension ProposedUpdate {
  /// The ids that a view shows after the batch: what UIKit's index spaces make of it, whether the batch is legal or not.
  ///
  /// What stays keeps its order and fills the places that no insert and no move takes. A place that is inserted, or that a
  /// reload fills, shows what the data source has there, an id of `after`. A place for which nothing is left is `nil`.
  /// Operations that name what does not exist are left out; the update's own counts are not looked at.
  ///
  ///     let update = ProposedUpdate(
  ///       view: .table, before: [3], after: [3],
  ///       items: .init(move: [.init(from: RowPath(section: 0, item: 0), to: RowPath(section: 0, item: 2))]))
  ///     update.applied(to: [["a", "b", "c"]], dataSource: [["b", "c", "a"]])  // [["b", "c", "a"]]
  ///
  /// - Parameters:
  ///   - before: The ids before, section by section.
  ///   - after: The ids that the data source has after, section by section. Only their number matters, and what stands at
  ///     inserted places.
  /// - Complexity: O(operations log operations + sections + rows).
  @inlinable
  public func applied<ID>(to before: [[ID]], dataSource after: [[ID]]) -> [[ID?]] {
    let trace = UpdateTrace(self, before: before.map(\.count), after: after.map(\.count))
    var shown: [[ID?]] = after.map { Array(repeating: nil, count: $0.count) }
    for section in trace.insertedSections { shown[section] = after[section] }
    for path in trace.insertedItems { shown[path.section][path.item] = after[path.section][path.item] }
    for run in trace.runs {
      for offset in 0..<run.count {
        shown[run.place.section][run.place.item + offset] = before[run.source.section][run.source.item + offset]
      }
    }
    return shown
  }

  /// The first place that shows another id than the list has there, or `nil` where all are right.
  ///
  /// - Complexity: O(operations log operations + sections + rows).
  @inlinable
  public func firstMismatch<ID: Equatable>(before: [[ID]], after: [[ID]]) -> IdentityMismatch? {
    let counts = (before.map(\.count), after.map(\.count))
    if let mismatch = mismatch(ofCounts: counts.1, to: self.after) ?? mismatch(ofCounts: counts.0, to: self.before) {
      return mismatch
    }
    for run in UpdateTrace(self, before: counts.0, after: counts.1).runs {
      for offset in 0..<run.count {
        let found = before[run.source.section][run.source.item + offset]
        let expected = after[run.place.section][run.place.item + offset]
        guard found != expected else { continue }
        let place = RowPath(section: run.place.section, item: run.place.item + offset)
        return IdentityMismatch(
          place: .item(place), expected: String(describing: expected), found: String(describing: found))
      }
    }
    return nil
  }

  /// The first place that only one of two lists has.
  @usableFromInline
  func mismatch(ofCounts ids: [Int], to counts: [Int]) -> IdentityMismatch? {
    for (section, pair) in zip(ids, counts).enumerated() where pair.0 != pair.1 {
      let place = RowPath(section: section, item: max(0, min(pair.0, pair.1)))
      return IdentityMismatch(place: .item(place), expected: nil, found: nil)
    }
    guard ids.count != counts.count else { return nil }
    return IdentityMismatch(place: .section(min(ids.count, counts.count)), expected: nil, found: nil)
  }
}
