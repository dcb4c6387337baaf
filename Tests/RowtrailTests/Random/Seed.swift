import Foundation

/// The seed of this run's random tests: a fresh one, or that of the environment variable `ROWTRAIL_SEED`.
let seed: UInt64 = {
  let given = ProcessInfo.processInfo.environment["ROWTRAIL_SEED"].flatMap { UInt64($0) }
  let seed = given ?? UInt64.random(in: 0...999_999)
  print("seed \(seed); to repeat: \(repetition(of: "RowtrailTests", seed: seed))")
  return seed
}()

/// The command that repeats a suite, or all tests of a target, with the seed of this run.
///
/// - Parameter suite: the suite's type, or the target's name.
func repetition(of suite: Any) -> String { repetition(of: suite, seed: seed) }

private func repetition(of suite: Any, seed: UInt64) -> String {
  let effort = ProcessInfo.processInfo.environment["ROWTRAIL_EFFORT"].map { "ROWTRAIL_EFFORT=\($0) " } ?? ""
  return "\(effort)ROWTRAIL_SEED=\(seed) swift test --filter \(suite)"
}

/// How many times the usual number of exhaustive and random steps to take: the environment variable `ROWTRAIL_EFFORT`.
let effort: Int = {
  let given = ProcessInfo.processInfo.environment["ROWTRAIL_EFFORT"].flatMap { Int($0) }
  return max(1, min(given ?? 1, 1000))
}()

/// A small generator whose numbers follow from its seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `limit`.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }

  /// True once in `times`.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
