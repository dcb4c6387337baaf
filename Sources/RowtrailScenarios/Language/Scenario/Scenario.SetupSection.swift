import Rowtrail

extension Scenario {
  /// A `section` line with the `row` and `rows` lines below it, in a setup or in a reload. `Sendable`, and a value.
  public struct SetupSection: Equatable, Sendable {
    /// The section's id, header, footer and header mode, the defaults filled in.
    public let attributes: SectionAttributes<String>
    /// The `row` and `rows` lines, in order.
    public internal(set) var rows: [SetupRows]

    /// A section of these lines.
    package init(_ attributes: SectionAttributes<String>, rows: [SetupRows] = []) {
      self.attributes = attributes
      self.rows = rows
    }

    /// How many rows the lines make.
    ///
    /// - Complexity: linear in the number of lines.
    public var rowCount: Int { rows.reduce(0) { $0 + $1.count } }

    /// The section with every row written out.
    ///
    /// - Complexity: linear in the number of rows.
    public func expanded() -> ListSection<String, TextItem> {
      var all: [ListRow<TextItem>] = []
      all.reserveCapacity(rowCount)
      for line in rows {
        switch line {
        case .row(let row): all.append(row)
        case .pattern(let pattern): pattern.forEachRow { all.append($0) }
        }
      }
      return ListSection(attributes: attributes, rows: all)
    }
  }
}
