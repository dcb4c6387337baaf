extension Scenario {
  /// How two operands are compared. The raw values are the signs of scenario files. `Sendable`.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// Equal.
    case equal = "=="
    /// Not equal.
    case notEqual = "!="
    /// Less; for integers alone.
    case less = "<"
    /// Less or equal; for integers alone.
    case lessOrEqual = "<="
    /// Greater; for integers alone.
    case greater = ">"
    /// Greater or equal; for integers alone.
    case greaterOrEqual = ">="
  }
}
