extension Scenario.RowPattern {
  /// A field of every row of a `rows` line. `Sendable`, and a value.
  public struct Field: Equatable, Sendable {
    /// The field's name, once in a line.
    public let name: String
    /// The field's value.
    public let value: Scenario.TextPattern
  }
}
