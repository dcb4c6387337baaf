/// A generator whose runs can be repeated: prints its seed, and how to give it another, when it is made.
///
/// The seed is that of the environment variable `ROWTRAIL_SEED`, else a fresh one.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ test: String = #function) {
    state = Environment.number(named: "ROWTRAIL_SEED") ?? .random(in: 0...999_999)
    let name = test.prefix { $0 != "(" }
    print("\(name): seed \(state); to repeat: ROWTRAIL_SEED=\(state) swift test --filter \(name)")
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
