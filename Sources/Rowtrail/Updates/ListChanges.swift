/// What differs between two lists, by identity: the rows and sections that something was done to.
///
/// A row that only shifted because others came or went is not among them. `Sendable`, and a value.
public struct ListChanges<SectionID: ListID, RowID: ListID>: Equatable, Sendable {
  /// A row that something was done to.
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

  /// A section that something was done to.
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

  /// The rows that came, went, moved or changed.
  public let rows: [Row]
  /// The sections that came, went, moved or changed.
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

  func changes(
    since old: ListState, _ candidates: ChangedIdentities<SectionID, RowID>
  ) -> ListChanges<SectionID, RowID> {
    let rows = candidates.rows.compactMap { id -> ListChanges<SectionID, RowID>.Row? in
      let then = old.handle(of: id)
      let now = handle(of: id)
      if then == nil, now == nil { return nil }
      var changed = false
      if let then, let now { changed = !old.hasEqualRow(then, to: now, in: self) }
      return ListChanges.Row(
        id: id, before: then.map { old.index.path(of: $0) }, after: now.map { index.path(of: $0) },
        contentChanged: changed)
    }
    let sections = candidates.sections.compactMap { id -> ListChanges<SectionID, RowID>.Section? in
      let then = old.sectionIndex(of: id)
      let now = sectionIndex(of: id)
      if then == nil, now == nil { return nil }
      let changed = then != nil && now != nil && old.attributes(of: id) != attributes(of: id)
      return ListChanges.Section(id: id, before: then, after: now, attributesChanged: changed)
    }
    return ListChanges(rows: rows, sections: sections)
  }

  /// The update that turns a view of an older list into one of this list: one legal batch, then what to reconfigure.
  ///
  /// - Complexity: O(d log n) for d changes between the two, where one came from the other: what they share is skipped.
  @_specialize(where SectionID == String, Item == TextItem)
  public func update(since old: ListState, from: Int = 0, to: Int = 1) -> ListUpdate {
    UpdatePlanner(from: old, to: self, candidates(since: old)).update(from: from, to: to)
  }
}
