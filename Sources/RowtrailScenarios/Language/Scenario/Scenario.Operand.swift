extension Scenario {
  /// Something that an expectation compares, or asks about. `Sendable`, and a value.
  public struct Operand: Equatable, Sendable {
    /// Where the operand's first token stands, as a column of its line.
    public let column: Int
    /// What the operand is.
    public let kind: Kind

    /// An operand at a column.
    package init(_ kind: Kind, column: Int) {
      self.kind = kind
      self.column = column
    }
  }
}
