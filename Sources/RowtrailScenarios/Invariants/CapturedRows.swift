import Rowtrail

/// Paths that were captured at a revision, with the rows that were there: what a later resolution must lead to.
struct CapturedRows<Item: ListItem>: Sendable {
  let revision: Int
  let rows: [PlacedRow<Item>]
}
