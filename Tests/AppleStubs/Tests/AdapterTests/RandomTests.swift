import Harness
import Rowtrail
import Testing

@Suite("Everything at random", .timeLimit(.minutes(15)))
@MainActor
struct RandomTests {
  @Test("a table view", arguments: 0..<150 as Range<UInt64>)
  func table(seed: UInt64) async { await run(ServersTable(), seed) }

  @Test("a collection view", arguments: 0..<150 as Range<UInt64>)
  func collection(seed: UInt64) async { await run(ServersCollection(), seed) }

  private func run(_ view: any ServersOnScreen, _ seed: UInt64) async {
    let user = RandomUser(view, seed: seed)
    for _ in 0..<80 { await user.step() }
    await user.finish()
  }
}
