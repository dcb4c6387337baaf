/// What a header's button captures instead of a section's index: a section of a store, by identity.
///
///     guard let section = store.sectionHandle(at: index, shown: shown) else { return }
///     header.onStarAll = { section.starAll() }
///
/// As a ``RowHandle`` is for rows: an action reaches the handle's own section wherever it is, or is refused as `gone`.
///
/// `Sendable`, as everything on the main actor is. A handle keeps its store alive.
@MainActor
public struct SectionHandle<SectionID: ListID, Item: ListItem>: Identifiable {
  /// What an action through a handle came to.
  public typealias Outcome = ListStore<SectionID, Item>.Outcome

  /// The section's id.
  public nonisolated let id: SectionID
  /// The index that the section had when the handle was made.
  public let index: Int
  /// The revision in which it had it.
  public let revision: Int
  /// The section's texts and header mode as they were then: what a header that is configured with the handle shows.
  public let shown: SectionAttributes<SectionID>
  /// How many rows the section had then.
  public let rowCount: Int
  /// The store.
  public let store: ListStore<SectionID, Item>

  /// A handle for the section with an index of the list of a revision; `nil` where there is none.
  init?(
    at index: Int, of list: ListState<SectionID, Item>, revision: Int, store: ListStore<SectionID, Item>
  ) {
    guard let section = list.attributes(ofSectionAt: index) else { return nil }
    id = section.id
    shown = section
    rowCount = list.rowCount(of: section.id) ?? 0
    self.index = index
    self.revision = revision
    self.store = store
  }

  /// The section's texts and header mode as they are now, or `nil` where it is gone.
  public var attributes: SectionAttributes<SectionID>? { store.list.attributes(of: id) }

  /// The section's index now, or `nil` where it is gone.
  public var currentIndex: Int? { store.list.sectionIndex(of: id) }

  /// The captured index that stands for this handle in an action: of use while the store remembers its revision.
  public var target: SectionTarget<SectionID> { .captured(index, revision: revision) }
}

extension SectionHandle {
  /// Stars every row of the section.
  ///
  /// - Parameter shown: the revision on the screen: then only the rows that the user saw in the section are starred, wherever
  ///   they are now. `nil` means the rows that it has now.
  @discardableResult
  public func starAll(shown: Int? = nil) -> Outcome { send(.starAll(in: target, asOf: shown)) }

  /// Takes the star from every row of the section, counted as in ``starAll(shown:)``.
  @discardableResult
  public func unstarAll(shown: Int? = nil) -> Outcome { send(.unstarAll(in: target, asOf: shown)) }

  /// Collapses every row of the section, counted as in ``starAll(shown:)``.
  @discardableResult
  public func collapseAll(shown: Int? = nil) -> Outcome { send(.collapseAll(in: target, asOf: shown)) }

  /// Replaces what the edit names in the section.
  @discardableResult
  public func edit(_ edit: SectionEdit) -> Outcome { send(.editSection(target, edit)) }

  /// Removes the section and its rows.
  @discardableResult
  public func delete() -> Outcome { send(.deleteSection(target)) }

  /// Moves the section to the index that it has afterwards.
  @discardableResult
  public func move(to index: Int) -> Outcome { send(.moveSection(target, to: index)) }

  /// Lets an action happen in which ``target`` stands for the section.
  @discardableResult
  public func dispatch(_ action: ListAction<SectionID, Item>) -> Outcome { send(action) }

  /// Lets an app's own action happen. Where the core actions that it comes to name the section by id, the entry holds the
  /// captured index instead.
  @discardableResult
  public func dispatch<Reducer: ListReducer>(
    _ action: Reducer.Action, by reducer: Reducer
  ) -> Outcome where Reducer.SectionID == SectionID, Reducer.Item == Item {
    store.dispatch(action, by: reducer, naming: CapturedNames(sections: [id: target]), knowing: captures)
  }

  private func send(_ action: ListAction<SectionID, Item>) -> Outcome { store.dispatch(action, knowing: captures) }

  private var captures: Captures<SectionID, Item> {
    var captures = Captures<SectionID, Item>()
    captures.insert(id, atSection: index, revision: revision)
    return captures
  }
}
