/// What differs between two lists, by identity: the rows and sections that something was done to.
///
/// A row that only shifted because others came or went is not among them. `Sendable`, and a value.
public struct ListChanges<SectionID: ListID, RowID: ListID>: Equatable, Sendable {
  /// A row that something was done to. `Sendable`, and a value.
  public struct Row: Equatable, Sendable {
    /// The row's id.
    public let id: RowID
    /// Where it stood before, or `nil` where it was not there.
    public let before: RowPath?
    /// Where it stands after, or `nil` where it is not there.
    public let after: RowPath?
    /// Whether its content, star or expansion differs; `false` where it is not there before or after.
    public let contentChanged: Bool
  }

  /// A section that something was done to. `Sendable`, and a value.
  public struct Section: Equatable, Sendable {
    /// The section's id.
    public let id: SectionID
    /// Its index before, or `nil` where it was not there.
    public let before: Int?
    /// Its index after, or `nil` where it is not there.
    public let after: Int?
    /// Whether a text or the header mode differs; `false` where it is not there before or after.
    public let attributesChanged: Bool
  }

  /// The rows that came, went, moved or changed, in the order of the list after; those that are gone last.
  public let rows: [Row]
  /// The sections that came, went, moved or changed, in the same order.
  public let sections: [Section]

  /// Whether nothing differs.
  public var isEmpty: Bool { rows.isEmpty && sections.isEmpty }
}

extension ListState {
  /// What was done to an older list to make it this one.
  ///
  /// - Complexity: O(d log n) for d changes between the two, where one came from the other: what they share is skipped.
  @_specialize(where SectionID == String, Item == TextItem)
  public func changes(since old: ListState) -> ListChanges<SectionID, RowID> {
    changes(since: old, candidates(since: old))
  }

  func changes(since old: ListState, _ candidates: ChangeCandidates) -> ListChanges<SectionID, RowID> {
    let oldPlaces = PlaceReader(old.index, for: candidates.rows.count)
    let newPlaces = PlaceReader(index, for: candidates.rows.count)
    let rows = candidates.rows.compactMap { pair -> ListChanges<SectionID, RowID>.Row? in
      guard let id = pair.new.map({ rowID(handle: $0) }) ?? pair.old.map({ old.rowID(handle: $0) }) else { return nil }
      return ListChanges.Row(
        id: id,
        before: pair.old.map { oldPlaces.path(of: $0) }, after: pair.new.map { newPlaces.path(of: $0) },
        contentChanged: hasChangedRow(pair, since: old))
    }
    let sections = candidates.sections.compactMap { pair -> ListChanges<SectionID, RowID>.Section? in
      let then = pair.old.map { old.attributes(handle: $0) }
      let now = pair.new.map { attributes(handle: $0) }
      guard let id = now?.id ?? then?.id else { return nil }
      return ListChanges.Section(
        id: id, before: pair.old.map { old.index.sectionIndex(of: $0) },
        after: pair.new.map { index.sectionIndex(of: $0) }, attributesChanged: then != nil && now != nil && then != now)
    }
    return ListChanges(
      rows: rows.sorted { ($0.after ?? .last, $0.before ?? .last) < ($1.after ?? .last, $1.before ?? .last) },
      sections: sections.sorted { ($0.after ?? .max, $0.before ?? .max) < ($1.after ?? .max, $1.before ?? .max) })
  }

  /// Whether a row that is there before and after differs in content or flags.
  func hasChangedRow(_ pair: HandlePair, since old: ListState) -> Bool {
    guard let then = pair.old, let now = pair.new else { return false }
    return !old.hasEqualRow(then, to: now, in: self)
  }

  /// The update that turns a view of an older list into one of this list: one legal batch, then what to reconfigure.
  ///
  /// - Complexity: O(d log n) for d changes between the two, where one came from the other: what they share is skipped.
  @_specialize(where SectionID == String, Item == TextItem)
  public func update(since old: ListState, from: Int = 0, to: Int = 1) -> ListUpdate {
    let candidates = candidates(since: old)
    let planner = UpdatePlanner(
      from: old.index, to: index, candidates,
      isChanged: { self.hasChangedRow($0, since: old) },
      pairOld: { self.pair(ofOldSection: $0, in: old) },
      pairNew: { self.pair(ofSection: $0, since: old) })
    return planner.update(from: from, to: to) { pair in self.changedTexts(of: pair, since: old) }
  }

  /// Whether header text, header mode and footer text of a section that is there before and after differ in what is shown.
  private func changedTexts(of section: HandlePair, since old: ListState) -> (header: Bool, footer: Bool) {
    guard let then = section.old.map({ old.attributes(handle: $0) }),
      let now = section.new.map({ attributes(handle: $0) })
    else { return (false, false) }
    let modes: Set = [then.headerMode, now.headerMode]
    return (then.header != now.header || modes == [.none, .supplementary], then.footer != now.footer)
  }
}

extension RowPath {
  /// Behind every path that a list has.
  fileprivate static var last: RowPath { RowPath(section: .max, item: .max) }
}
