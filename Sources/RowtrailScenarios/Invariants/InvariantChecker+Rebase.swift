import Rowtrail

extension InvariantChecker {
  /// For a revision: what a path captured at it leads to now.
  typealias Resolver = (_ revision: Int) -> (_ path: RowPath) -> Result<Item.ID, Rejection>

  /// About how many captured paths are resolved after a step, where the previous revision and one other hold fewer.
  private static var rebaseRows: Int { 48 }
  /// How many captured paths of the previous revision are resolved after a step in which nothing happened.
  private static var quietRows: Int { 8 }

  /// What is wrong with what paths captured at earlier revisions lead to now.
  ///
  /// - Parameters:
  ///   - isQuiet: whether nothing happened to the list, so that some of the previous revision's paths say enough.
  ///   - resolver: what paths lead to now.
  ///   - isThere: whether the list has a row.
  mutating func rebaseProblem(
    isQuiet: Bool, _ resolver: Resolver, isThere: (Item.ID) -> Bool
  ) -> String? {
    guard invariants.contains(.rebase) else { return nil }
    let chosen = isQuiet ? [memory.newest] : memory.chosen(rowLimit: Self.rebaseRows, choosing: &random)
    for captured in chosen {
      let count = captured.rows.count
      guard count > 0 else { continue }
      let start = Int.random(in: 0..<count, using: &random)
      let resolve = resolver(captured.revision)
      for number in 0..<(isQuiet ? min(count, Self.quietRows) : count) {
        let placed = captured.rows[(start + number) % count]
        let found = resolve(placed.path)
        if let problem = Self.problem(placed.row.id, found, isThere) {
          return "\(placed.path)@\(captured.revision) leads to \(problem)"
        }
      }
    }
    return nil
  }

  /// What is wrong with what a path leads to at which this row was captured.
  private static func problem(
    _ id: Item.ID, _ found: Result<Item.ID, Rejection>, _ isThere: (Item.ID) -> Bool
  ) -> String? {
    switch found {
    case .success(let other) where other != id: "row \(other); row \(id) was there"
    case .success: isThere(id) ? nil : "row \(id), which is not in the list"
    case .failure(let rejection) where rejection.reason != .gone: rejection.reason.rawValue
    case .failure: isThere(id) ? "gone; row \(id) is in the list" : nil
    }
  }
}
