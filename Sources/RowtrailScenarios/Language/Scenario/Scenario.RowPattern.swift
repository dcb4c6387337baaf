import Rowtrail

extension Scenario {
  /// A `rows` line: a row for every number of a range, without the rows being written out.
  ///
  /// At most two million rows, so that `numbers.count` never overflows. `Sendable`, and a value.
  public struct RowPattern: Equatable, Sendable {
    /// The numbers that take the place of `{n}`.
    public let numbers: ClosedRange<Int>
    /// The rows' ids.
    public let id: TextPattern
    /// The rows' titles, or `nil` where they are the ids.
    public let title: TextPattern?
    /// Whether the rows are starred.
    public let isStarred: Bool
    /// Whether the rows are expanded.
    public let isExpanded: Bool
    /// The rows' fields, in order. `{n}` in a field's name stays as it is.
    public let fields: [Field]

    /// The row for a number.
    public func row(_ number: Int) -> ListRow<TextItem> {
      let digits = String(number)
      let id = id.text(digits)
      let item = TextItem(
        id, title: title.map { $0.text(digits) } ?? id,
        fields: fields.map { TextItem.Field($0.name, $0.value.text(digits)) })
      return ListRow(item, isStarred: isStarred, isExpanded: isExpanded)
    }

    /// Calls `body` with every row, in order.
    package func forEachRow(_ body: (ListRow<TextItem>) -> Void) {
      for number in numbers { body(row(number)) }
    }
  }
}
