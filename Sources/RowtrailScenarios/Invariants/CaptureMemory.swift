import Rowtrail

/// The captured paths of the first revision, of the newest one, and of a seeded choice of those between, so that a long
/// history costs no more memory than a short one.
struct CaptureMemory<Item: ListItem>: Sendable {
  private static var slots: Int { 64 }

  private let first: CapturedRows<Item>
  private(set) var newest: CapturedRows<Item>
  private var between: [CapturedRows<Item>] = []
  private var seen = 0

  init(_ first: CapturedRows<Item>) {
    self.first = first
    newest = first
  }

  /// Remembers a revision; the one before it may be forgotten.
  mutating func remember(_ captured: CapturedRows<Item>, choosing random: inout SeededGenerator) {
    if newest.revision != first.revision {
      seen += 1
      if between.count < Self.slots {
        between.append(newest)
      } else {
        let slot = Int.random(in: 0..<seen, using: &random)
        if slot < between.count { between[slot] = newest }
      }
    }
    newest = captured
  }

  /// The first and the newest revision, then others in a seeded order until they hold so many rows; every revision where
  /// that is enough for all.
  func chosen(rowLimit: Int, choosing random: inout SeededGenerator) -> [CapturedRows<Item>] {
    var chosen = [first]
    if newest.revision != first.revision { chosen.append(newest) }
    var rows = chosen.reduce(0) { $0 + $1.rows.count }
    guard !between.isEmpty else { return chosen }
    let start = Int.random(in: 0..<between.count, using: &random)
    for step in 0..<between.count {
      let captured = between[(start + step) % between.count]
      rows += captured.rows.count
      guard rows <= rowLimit else { break }
      chosen.append(captured)
    }
    return chosen
  }
}
