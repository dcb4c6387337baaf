/// The entries of a store as an asynchronous sequence; see ``ListStore/changes``. It ends when its task is cancelled.
///
/// `Sendable`; each iterator is a cursor of its own.
public struct ListChangeSequence<SectionID: ListID, Item: ListItem>: AsyncSequence, Sendable {
  /// An entry of the store's timeline.
  public typealias Element = Entry<SectionID, Item>

  /// A cursor over a store's entries.
  public struct Iterator: AsyncIteratorProtocol {
    let store: ListStore<SectionID, Item>
    var revision: Int

    /// The next entry, as soon as there is one; `nil` once the task is cancelled.
    public mutating func next() async -> Entry<SectionID, Item>? {
      guard let entry = await store.entry(after: revision) else { return nil }
      revision = entry.revision
      return entry
    }
  }

  let store: ListStore<SectionID, Item>
  let revision: Int

  init(store: ListStore<SectionID, Item>, after revision: Int) {
    self.store = store
    self.revision = revision
  }

  /// A cursor that starts where the sequence does.
  public func makeAsyncIterator() -> Iterator { Iterator(store: store, revision: revision) }
}
