/// An immutable list: an ordered sequence of sections, each an ordered sequence of rows.
///
/// A list is a value. A copy costs O(1), and changing it costs what the change touches: every change of a single row takes
/// O(log n) time, and memory where the list is shared with another copy, however long the list is. So an app can keep
/// every revision.
///
///     let servers = ListState(ListSection("asia", header: "Asia", [kitsu, neko]))
///     servers.path(of: "neko")  // [0, 1]
///
/// Row ids are unique in the whole list, section ids among the sections; the two are separate name spaces. The list is
/// changed by actions (``Timeline/dispatch(_:cause:)``), by events (``ListEvent``), or directly by the methods that name
/// one change each, such as ``setStarred(_:of:)``; these say whether they could.
///
/// `Sendable`: tasks can share one list and change their own copies.
public struct ListState<SectionID: ListID, Item: ListItem>: Sendable {
  /// The id of a row.
  public typealias RowID = Item.ID

  @usableFromInline var index: ListIndex

  init(index: ListIndex) { self.index = index }

  /// An empty list.
  @inlinable
  public init() { index = ListIndex() }

  /// A list of these sections, whose ids and rows' ids must be unique. O(n).
  ///
  /// - Precondition: no section id and no row id comes twice. Use ``init(validating:)`` for what comes from outside.
  public init(_ sections: ListSection<SectionID, Item>...) {
    do throws(Rejection) {
      try self.init(validating: sections)
    } catch {
      preconditionFailure("unique ids: \(error)")
    }
  }

  /// How many rows the list has; headers are not counted. O(1).
  @inlinable
  public var rowCount: Int { index.rowCount }

  /// How many sections the list has. O(1).
  @inlinable
  public var sectionCount: Int { index.sectionCount }
}
