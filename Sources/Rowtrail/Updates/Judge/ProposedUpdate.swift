/// A batch of updates that somebody means to hand to a table or collection view, with the counts that the data source
/// answers before and after it.
///
/// Ask ``verdict()`` what the view would make of it, before the view does:
///
///     let update = ProposedUpdate(
///       view: .table, before: [4], after: [4], items: .init(delete: [RowPath(section: 0, item: 1)]))
///     update.verdict()  // throws: "Invalid update: invalid number of rows in section 0. …"
///
/// Deletes, reloads and the sources of moves count **before** the batch; inserts and the destinations of moves count
/// **after** the whole of it. The order of the operations means nothing. Any integers are taken: negative and absurd ones
/// get a verdict like all others.
///
/// The rules are UIKit's as they are documented and as public reports of its exceptions show them. Nobody has run them
/// against UIKit.
///
/// `Sendable`, and a value.
public struct ProposedUpdate: Hashable, Sendable {
  /// The kind of view that is to show it; the two word their exceptions differently.
  public var view: ViewKind
  /// How many items each section has before the batch, as the data source answers.
  public var before: [Int]
  /// How many items each section has after the batch, as the data source answers.
  public var after: [Int]
  /// What the batch does to sections.
  public var sections: Operations<Int>
  /// What the batch does to items.
  public var items: Operations<RowPath>

  /// A batch of these operations, between these counts.
  public init(
    view: ViewKind, before: [Int], after: [Int],
    sections: Operations<Int> = Operations(), items: Operations<RowPath> = Operations()
  ) {
    self.view = view
    self.before = before
    self.after = after
    self.sections = sections
    self.items = items
  }
}
