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

  /// The newest revision, one other, and more of them in a seeded order until they hold so many rows; every revision where
  /// that is enough for all.
  func chosen(rowLimit: Int, choosing random: inout SeededGenerator) -> [CapturedRows<Item>] {
    guard newest.revision != first.revision else { return [newest] }
    var chosen = [newest]
    var rows = newest.rows.count
    let start = Int.random(in: 0...between.count, using: &random)
    for step in 0...between.count {
      let number = (start + step) % (between.count + 1)
      let captured = number < between.count ? between[number] : first
      rows += captured.rows.count
      guard step == 0 || rows <= rowLimit else { break }
      chosen.append(captured)
    }
    return chosen
  }
}
