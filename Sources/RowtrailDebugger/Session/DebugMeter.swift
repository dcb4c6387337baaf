/// How far long work has come. `Sendable`, and a value.
public struct DebugProgress: Hashable, Sendable {
  /// What is being done: `searching`, `dispatching again`.
  public let work: String
  /// How many entries are done.
  public let done: Int
  /// How many there are.
  public let total: Int
}

/// Tells how far long work has come, and whether it is to go on.
final class DebugMeter {
  private let goesOn: (DebugProgress) -> Bool
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var ticks = 0

  private let interval: Duration

  init(every interval: Duration = .milliseconds(50), _ goesOn: @escaping (DebugProgress) -> Bool) {
    self.interval = interval
    self.goesOn = goesOn
    last = clock.now
  }

  /// Notes that so much is done. Asks whether to go on now and then.
  func note(_ work: String, _ done: Int, of total: Int) throws(DebugError) {
    ticks += 1
    guard ticks % 16 == 0 else { return }
    let now = clock.now
    guard now - last >= interval else { return }
    last = now
    guard goesOn(DebugProgress(work: work, done: done, total: total)) else { throw .stopped }
  }
}
