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

  /// The items that a diffable data source reconfigures, whichever way it moves them: rows that are still here and show
  /// something else now, and headers that are items.
  ///
  /// - Parameters:
  ///   - old: the list that was shown before.
  ///   - work: what is left to do, which names the headers.
  /// - Complexity: O(d log n) for d changes between the two, where one came from the other.
  public func changedPlaceIDs(since old: ListState, _ work: ListFollowUp) -> [ListPlaceID<SectionID, RowID>] {
    let headers = work.reconfigure.compactMap { path -> ListPlaceID<SectionID, RowID>? in
      if case .header(let id) = occupant(of: path) { .header(id) } else { nil }
    }
    return headers + changes(since: old).rows.filter(\.contentChanged).map { .row($0.id) }
  }
}
