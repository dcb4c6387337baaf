/// The entries of a ``Timeline``, the oldest first. `Sendable`, and a value.
///
/// Those of a log that is looked at are read when they are asked for: going through all of them in order is faster than
/// asking for one here and there.
public struct TimelineEntries<SectionID: ListID, Item: ListItem>: Sendable {
  /// Where the older entries lie that are not in memory; `nil` once all of them are forgotten.
  private(set) var source: (any EntrySource<SectionID, Item>)?
  /// The last revision of the source that belongs to this history.
  private var sourceEnd: Int
  /// The revision before the first entry.
  private(set) var start: Int
  /// The entries after those of the source.
  private var recent: [Entry<SectionID, Item>] = []

  init(after revision: Int) {
    source = nil
    sourceEnd = revision
    start = revision
  }

  init(_ source: some EntrySource<SectionID, Item>) {
    self.source = source
    sourceEnd = source.revisions.upperBound
    start = source.revisions.lowerBound
  }

  /// How many of the entries are the source's.
  private var sourceCount: Int { source == nil ? 0 : sourceEnd - start }

  mutating func append(_ entry: Entry<SectionID, Item>) { recent.append(entry) }

  mutating func append(_ entries: [Entry<SectionID, Item>]) { recent += entries }

  mutating func removeFirst(_ count: Int) {
    recent.removeFirst(Swift.max(0, count - sourceCount))
    start += count
    if start > sourceEnd { source = nil }
  }

  mutating func removeLast(_ count: Int) {
    let new = Swift.min(count, recent.count)
    recent.removeLast(new)
    sourceEnd -= count - new
  }

  /// The last revision of which the source has the list; `nil` where it has none of this history any more.
  var lastOfSource: Int? { source == nil ? nil : sourceEnd }

  /// The outlines of the source's entries, of those that are left.
  var outlinesOfSource: ArraySlice<EntryOutline> {
    guard let source, sourceCount > 0 else { return [] }
    let first = start - source.revisions.lowerBound
    return source.outlines[first..<first + sourceCount]
  }
}

extension TimelineEntries: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// How many entries there are.
  public var endIndex: Int { sourceCount + recent.count }

  /// The entry that led to the revision `position + 1` after the first one that is kept.
  ///
  /// - Complexity: O(1); for an entry of a log that lies far from the last one that was asked for, linear in the bytes
  ///   since the nearest list that is kept.
  public subscript(position: Int) -> Entry<SectionID, Item> {
    guard position < sourceCount, let source else { return recent[position - sourceCount] }
    precondition(position >= 0, "an entry that there is")
    let revision = start + position + 1
    return source.window(around: revision)[revision]
  }

  /// Goes through the entries, the oldest first.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Goes through entries, the oldest first.
  public struct Iterator: IteratorProtocol {
    private let entries: TimelineEntries
    private var position = 0
    private var near = EntryWindow<SectionID, Item>()

    init(_ entries: TimelineEntries) { self.entries = entries }

    /// The next entry, or `nil` at the end.
    public mutating func next() -> Entry<SectionID, Item>? {
      guard position < entries.endIndex else { return nil }
      defer { position += 1 }
      guard position < entries.sourceCount, let source = entries.source else {
        return entries.recent[position - entries.sourceCount]
      }
      let revision = entries.start + position + 1
      if !near.contains(revision) { near = source.window(around: revision) }
      return near[revision]
    }
  }
}

extension TimelineEntries: Equatable {
  /// Whether the entries are the same. O(n).
  public static func == (left: TimelineEntries, right: TimelineEntries) -> Bool {
    left.start == right.start && left.elementsEqual(right)
  }
}
