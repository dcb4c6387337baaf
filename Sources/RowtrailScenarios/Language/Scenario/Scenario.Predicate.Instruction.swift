extension Scenario.Predicate {
  /// A step of a predicate's program.
  enum Instruction: Equatable, Sendable {
    /// The truth value becomes whether the test at this index holds.
    case test(Int)
    /// The truth value becomes its opposite.
    case invert
    /// Where the truth value is false, goes on at this index.
    case skipIfFalse(to: Int)
    /// Where the truth value is true, goes on at this index.
    case skipIfTrue(to: Int)
  }
}
