/// A measured cell of the table.
struct Measured {
  var operation: Operation
  /// The name of the item type.
  var item: String
  /// How many rows the list has.
  var size: Int
  var ours: Figure
  /// What the plain answer took, where there is one.
  var plain: Figure?
}
