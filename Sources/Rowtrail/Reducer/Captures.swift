/// What the captured paths and older revisions in an action mean: all that a timeline has to say before the action can be
/// reduced by list and action alone.
///
/// `Sendable`, and a value.
public struct Captures<SectionID: ListID, Item: ListItem>: Sendable {
  /// A path and the revision in which it was captured.
  struct RowKey: Hashable, Sendable {
    var path: RowPath
    var revision: Int
  }

  /// A section's index and the revision in which it was captured.
  struct SectionKey: Hashable, Sendable {
    var index: Int
    var revision: Int
  }

  /// What a captured path named in its revision, or why it named nothing.
  typealias Meaning<ID> = Result<ID, Rejection>

  var rows: [RowKey: Meaning<Item.ID>] = [:]
  var sections: [SectionKey: Meaning<SectionID>] = [:]
  var lists: [Int: Meaning<ListState<SectionID, Item>>] = [:]

  /// For an action that names no older revision.
  public init() {}
}

extension Captures {
  /// Says what a captured path meant, so that no timeline has to be asked.
  mutating func insert(_ id: Item.ID, at path: RowPath, revision: Int) {
    rows[RowKey(path: path, revision: revision)] = .success(id)
  }

  /// Says what a captured section index meant, so that no timeline has to be asked.
  mutating func insert(_ id: SectionID, atSection index: Int, revision: Int) {
    sections[SectionKey(index: index, revision: revision)] = .success(id)
  }

  /// Adds the meanings of everything else that the action captured, as the timeline remembers it.
  func completed(
    for action: ListAction<SectionID, Item>, by timeline: Timeline<SectionID, Item>
  ) -> Captures {
    var captures = self
    captures.collect(action, timeline)
    return captures
  }

  private mutating func collect(_ action: ListAction<SectionID, Item>, _ timeline: Timeline<SectionID, Item>) {
    if case .batch(let actions) = action {
      for inner in actions {
        if case .batch = inner { continue }
        collect(inner, timeline)
      }
      return
    }
    for target in action.rowTargets { note(target, timeline) }
    if let section = action.sectionTarget { note(section, timeline) }
    switch action.destination {
    case .before(let target), .after(let target): note(target, timeline)
    case .start(let section), .end(let section): note(section, timeline)
    case .path, nil: break
    }
    if let revision = action.asOf, lists[revision] == nil {
      lists[revision] = timeline.remembered(revision).mapError { Rejection($0, "as-of \(revision)") }
    }
  }

  private mutating func note(_ target: RowTarget<Item.ID>, _ timeline: Timeline<SectionID, Item>) {
    guard case .captured(let path, let revision) = target else { return }
    let key = RowKey(path: path, revision: revision)
    if rows[key] == nil { rows[key] = timeline.meaning(of: path, in: revision) }
  }

  private mutating func note(_ target: SectionTarget<SectionID>, _ timeline: Timeline<SectionID, Item>) {
    guard case .captured(let index, let revision) = target else { return }
    let key = SectionKey(index: index, revision: revision)
    if sections[key] == nil { sections[key] = timeline.meaning(ofSection: index, in: revision) }
  }
}
