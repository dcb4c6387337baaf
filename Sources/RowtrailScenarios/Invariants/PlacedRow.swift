import Rowtrail

/// A row, and the path at which a list has it.
struct PlacedRow<Item: ListItem>: Sendable {
  let path: RowPath
  let row: ListRow<Item>
}
