extension ProposedUpdate {
  /// The kind of view that an update is for. The raw values are the words of JSON. `Sendable`.
  public enum ViewKind: String, Hashable, Sendable, CaseIterable {
    /// A `UITableView`, which speaks of rows.
    case table
    /// A `UICollectionView`, which speaks of items.
    case collection

    /// What the view's exceptions call one of its cells.
    public var itemWord: String { self == .table ? "row" : "item" }

    /// What the view's exceptions call the view.
    public var viewWord: String { self == .table ? "table view" : "collection view" }
  }
}
