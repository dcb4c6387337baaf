import Rowtrail
import Testing

/// Random histories: whatever is made from any shown revision acts on the very rows that stood there, or reports `gone`.
@Suite("A store: any shown revision") @MainActor
struct ShownRevisionTests {
  @Test("handles, offsets and drops", arguments: 0..<UInt64(12 * effort))
  func everything(round: UInt64) {
    var history = RandomStoreHistory(seed: seed &+ round)
    for _ in 0..<160 {
      history.step()
      if let problem = history.check() {
        Issue.record("ROWTRAIL_SEED=\(seed) swift test --filter ShownRevisionTests, round \(round): \(problem)")
        return
      }
    }
  }
}
