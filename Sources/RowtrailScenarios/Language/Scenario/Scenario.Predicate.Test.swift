extension Scenario.Predicate {
  /// What a predicate is made of: an operand that must be true, or two operands compared. `Sendable`, and a value.
  public enum Test: Equatable, Sendable {
    /// An operand standing alone; never a text, an integer, a path or a list that is written out.
    case isTrue(Scenario.Operand)
    /// Two operands compared.
    case compare(Scenario.Operand, Scenario.Comparison, Scenario.Operand)

    /// Where the test's first token stands, as a column of its line.
    public var column: Int {
      switch self {
      case .isTrue(let operand), .compare(let operand, _, _): operand.column
      }
    }
  }
}
