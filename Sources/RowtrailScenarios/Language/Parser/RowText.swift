import Rowtrail

/// How many bytes the texts of a `row` or `rows` line take once its rows are written out: id, title, and the names and
/// values of fields. Short texts count as much as a text takes in memory at the least. Of `rows` it may be a little more
/// than they take.
struct RowText {
  /// The bytes, or `Int.max` where they are too many to count.
  private(set) var bytes = 0

  /// What a text counts at the least.
  private static let least = 16

  /// The texts of one row.
  init(_ row: ListRow<TextItem>) {
    add(row.item.id.utf8.count)
    add(row.item.title.utf8.count)
    for field in row.item.fields {
      add(field.name.utf8.count)
      add(field.value.utf8.count)
    }
  }

  /// The texts of a pattern's rows.
  init(of pattern: Scenario.RowPattern) {
    let numbers = pattern.numbers
    let digits = max(String(numbers.lowerBound).utf8.count, String(numbers.upperBound).utf8.count)
    add(pattern.id.length(digits: digits))
    add((pattern.title ?? pattern.id).length(digits: digits))
    for field in pattern.fields {
      add(field.name.utf8.count)
      add(field.value.length(digits: digits))
    }
    let (rows, isUncountable) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    let (product, overflow) = bytes.multipliedReportingOverflow(by: isUncountable || rows == .max ? .max : rows + 1)
    bytes = overflow ? .max : product
  }

  private mutating func add(_ length: Int) {
    let (sum, overflow) = bytes.addingReportingOverflow(max(length, Self.least))
    bytes = overflow ? .max : sum
  }
}

extension Scenario.TextPattern {
  /// How many bytes the text has with so many digits in the place of each `{n}`.
  fileprivate func length(digits: Int) -> Int {
    pieces.reduce((pieces.count - 1) * digits) { $0 + $1.utf8.count }
  }
}
