/// A history that lies elsewhere, such as in a log's bytes: its entries and lists are made when they are asked for.
///
/// What it says never changes.
package protocol EntrySource<SectionID, Item>: AnyObject, Sendable {
  associatedtype SectionID: ListID
  associatedtype Item: ListItem

  /// The revisions that it has lists of; each but the first has an entry.
  var revisions: ClosedRange<Int> { get }

  /// The outlines of the entries, in order.
  var outlines: [EntryOutline] { get }

  /// The list at one of its revisions.
  func list(at revision: Int) -> ListState<SectionID, Item>

  /// Some entries in a row, one of which led to the revision.
  ///
  /// - Complexity: O(k) for k entries, where those before them were asked for last.
  func window(around revision: Int) -> EntryWindow<SectionID, Item>

  /// Calls a closure with the events of each entry after a revision, in order, as long as it says so.
  ///
  /// - Complexity: linear in what there is to read; quicker than ``window(around:)`` for all of it.
  func forEachEvents(after revision: Int, _ visit: ([ListEvent<SectionID, Item>]) -> Bool)
}

/// Entries in a row.
package struct EntryWindow<SectionID: ListID, Item: ListItem>: Sendable {
  /// The revision that the first of the entries led to.
  package let firstRevision: Int
  package let entries: [Entry<SectionID, Item>]

  package init(_ entries: [Entry<SectionID, Item>] = [], firstRevision: Int = 0) {
    self.entries = entries
    self.firstRevision = firstRevision
  }

  /// Whether the entry that led to a revision is one of them.
  package func contains(_ revision: Int) -> Bool { entries.indices.contains(revision - firstRevision) }

  /// The entry that led to a revision, which is one of them.
  package subscript(revision: Int) -> Entry<SectionID, Item> { entries[revision - firstRevision] }
}
