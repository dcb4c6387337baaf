import Rowtrail

/// What stands behind a row's id: its title, flags and fields.
struct RowAttributes {
  /// The title, where one is given.
  var title: String?
  /// Whether `starred` stands there.
  var isStarred = false
  /// Whether `expanded` stands there.
  var isExpanded = false
  /// The fields, in order.
  var fields: [TextItem.Field] = []

  /// The row of this id.
  func row(id: String) -> ListRow<TextItem> {
    ListRow(TextItem(id, title: title, fields: fields), isStarred: isStarred, isExpanded: isExpanded)
  }

  /// The rows of these numbers.
  func pattern(id: Scenario.TextPattern, numbers: ClosedRange<Int>) -> Scenario.RowPattern {
    Scenario.RowPattern(
      numbers: numbers, id: id, title: title.map { Scenario.TextPattern($0) }, isStarred: isStarred,
      isExpanded: isExpanded,
      fields: fields.map { Scenario.RowPattern.Field(name: $0.name, value: Scenario.TextPattern($0.value)) })
  }
}
