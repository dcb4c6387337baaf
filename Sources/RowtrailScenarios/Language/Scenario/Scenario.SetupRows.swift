import Rowtrail

extension Scenario {
  /// A `row` or a `rows` line. `Sendable`, and a value.
  public enum SetupRows: Equatable, Sendable {
    /// One row.
    case row(ListRow<TextItem>)
    /// A row for every number of a range.
    indirect case pattern(RowPattern)

    /// How many rows the line makes.
    public var count: Int {
      switch self {
      case .row: 1
      case .pattern(let pattern): pattern.numbers.count
      }
    }
  }
}
