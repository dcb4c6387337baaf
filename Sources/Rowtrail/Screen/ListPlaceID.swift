/// The identity of an item of a view: a row, or a header that is an item. It is what a diffable data source needs where
/// headers are items.
///
/// `Sendable`, and a value.
public enum ListPlaceID<SectionID: ListID, RowID: ListID>: Hashable, Sendable {
  /// The header of a section whose header mode is ``HeaderMode/firstItem``.
  case header(SectionID)
  /// A row.
  case row(RowID)

  /// The row's id, or `nil` for a header.
  public var rowID: RowID? {
    if case .row(let id) = self { id } else { nil }
  }
}

extension ListState {
  /// The identities of the items of the section with this index, in order, a header that is an item first; none where there
  /// is no such section. O(rows of the section).
  public func placeIDs(ofSectionAt index: Int) -> [ListPlaceID<SectionID, RowID>] {
    guard let section = attributes(ofSectionAt: index) else { return [] }
    let rows = (rowIDs(of: section.id) ?? []).map { ListPlaceID<SectionID, RowID>.row($0) }
    return section.headerMode == .firstItem ? [.header(section.id)] + rows : rows
  }

  /// The items of an older list that are still here and show something else now: what a diffable data source reconfigures,
  /// whichever way it moves them.
  ///
  /// - Complexity: O(d log n) for d changes between the two, where one came from the other.
  public func changedPlaceIDs(since old: ListState) -> [ListPlaceID<SectionID, RowID>] {
    let changes = changes(since: old)
    let headers = changes.sections.filter { section in
      guard let then = old.attributes(of: section.id), let now = attributes(of: section.id) else { return false }
      return then.header != now.header && then.headerMode == .firstItem && now.headerMode == .firstItem
    }
    return headers.map { .header($0.id) } + changes.rows.filter(\.contentChanged).map { .row($0.id) }
  }
}
