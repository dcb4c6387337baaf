/// What the captured paths and older revisions in an action mean: all that a timeline has to say before the action can be
/// reduced by list and action alone.
///
/// `Sendable`, and a value.
package struct Captures<SectionID: ListID, Item: ListItem>: Sendable {
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
  package init() {}
}

extension Captures {
  /// Says what a captured path meant, so that no timeline has to be asked.
  package mutating func insert(_ id: Item.ID, at path: RowPath, revision: Int) {
    rows[RowKey(path: path, revision: revision)] = .success(id)
  }

  /// Says what a captured section index meant, so that no timeline has to be asked.
  package mutating func insert(_ id: SectionID, atSection index: Int, revision: Int) {
    sections[SectionKey(index: index, revision: revision)] = .success(id)
  }

  /// Says that a captured path or section index named nothing, and why.
  package mutating func insert(_ rejection: Rejection, at path: RowPath, revision: Int) {
    rows[RowKey(path: path, revision: revision)] = .failure(rejection)
  }

  /// Adds the meanings of everything else that the action captured, as the timeline remembers it.
  package func completed(
    for action: ListAction<SectionID, Item>, by timeline: Timeline<SectionID, Item>
  ) -> Captures {
    var captures = self
    captures.collect(action) { [timeline] in timeline.remembered($0) }
    return captures
  }

  /// Notes what the action captured; each revision is asked for once.
  private mutating func collect(
    _ action: ListAction<SectionID, Item>, _ remembered: (Int) -> Result<ListState<SectionID, Item>, Rejection.Reason>
  ) {
    var lists: [Int: Result<ListState<SectionID, Item>, Rejection.Reason>] = [:]
    func list(_ revision: Int) -> Result<ListState<SectionID, Item>, Rejection.Reason> {
      if let list = lists[revision] { return list }
      let list = remembered(revision)
      lists[revision] = list
      return list
    }
    guard case .batch(let actions) = action else { return note(action, list) }
    for inner in actions { note(inner, list) }
  }

  private mutating func note(
    _ action: ListAction<SectionID, Item>, _ list: (Int) -> Result<ListState<SectionID, Item>, Rejection.Reason>
  ) {
    for target in action.rowTargets { note(target, list) }
    if let section = action.sectionTarget { note(section, list) }
    switch action.destination {
    case .before(let target), .after(let target): note(target, list)
    case .start(let section), .end(let section): note(section, list)
    case .path, nil: break
    }
    if let revision = action.asOf, lists[revision] == nil {
      lists[revision] = list(revision).mapError { Rejection($0, "as-of \(revision)") }
    }
  }

  private mutating func note(
    _ target: RowTarget<Item.ID>, _ list: (Int) -> Result<ListState<SectionID, Item>, Rejection.Reason>
  ) {
    guard case .captured(let path, let revision) = target else { return }
    let key = RowKey(path: path, revision: revision)
    if rows[key] == nil { rows[key] = target.meaning(of: path, in: list(revision)) }
  }

  private mutating func note(
    _ target: SectionTarget<SectionID>, _ list: (Int) -> Result<ListState<SectionID, Item>, Rejection.Reason>
  ) {
    guard case .captured(let index, let revision) = target else { return }
    let key = SectionKey(index: index, revision: revision)
    if sections[key] == nil { sections[key] = target.meaning(of: index, in: list(revision)) }
  }
}

extension RowTarget {
  /// The row that stood at this target's path in its own revision's list.
  func meaning<SectionID, Item: ListItem>(
    of path: RowPath, in list: Result<ListState<SectionID, Item>, Rejection.Reason>
  ) -> Result<RowID, Rejection> where Item.ID == RowID {
    list.flatMap { then in
      switch then.occupant(of: path) {
      case .row(let id): .success(id)
      case .header: .failure(.header)
      case .nothing: .failure(.outOfRange)
      }
    }.mapError { Rejection($0, "\(self)") }
  }
}

extension SectionTarget {
  /// The section that had this target's index in its own revision's list.
  func meaning<Item: ListItem>(
    of index: Int, in list: Result<ListState<SectionID, Item>, Rejection.Reason>
  ) -> Result<SectionID, Rejection> {
    list.flatMap { then in
      then.sectionID(at: index).map { .success($0) } ?? .failure(.outOfRange)
    }.mapError { Rejection($0, "\(self)") }
  }
}
