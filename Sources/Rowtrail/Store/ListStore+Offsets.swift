/// What a view tells by offsets and places of the revision that it shows: turned into captured rows of that revision, and
/// never applied to a newer list as they stand.
extension ListStore {
  /// SwiftUI's `onDelete`: removes the rows that stood at these offsets of a section.
  ///
  /// - Parameter shown: the revision on the screen, which the offsets count in.
  @discardableResult
  public func delete(
    atOffsets offsets: some Sequence<Int>, in section: SectionID, shown: Int
  ) -> Result<Entry<SectionID, Item>, Rejection> {
    switch captured(offsets, in: section, shown: shown) {
    case .success(let rows): dispatch(.delete(rows))
    case .failure(let rejection): .failure(rejection)
    }
  }

  /// SwiftUI's `onMove(fromOffsets:toOffset:)`: moves the rows that stood at these offsets of a section before the row that
  /// stood at `destination`, an offset that counts before anything is taken out, 0…count.
  ///
  /// Where that row is itself being moved, the next one that stays counts.
  ///
  /// - Parameter shown: the revision on the screen, which the offsets count in.
  @discardableResult
  public func move(
    fromOffsets offsets: some Sequence<Int>, toOffset destination: Int, in section: SectionID, shown: Int
  ) -> Result<Entry<SectionID, Item>, Rejection> {
    let moving = Set(offsets)
    switch captured(moving.sorted(), in: section, shown: shown) {
    case .failure(let rejection): return .failure(rejection)
    case .success(let rows):
      guard let list = timeline.list(at: shown), let index = list.sectionIndex(of: section),
        let count = list.rowCount(of: section), destination >= 0, destination <= count
      else { return .failure(Rejection(.outOfRange, "\(destination)")) }
      let first = list.attributes(of: section)?.headerMode.firstRowItem ?? 0
      let before = moving.count { $0 < destination }
      let place = StayingPlaces(first: first, count: count, leaving: moving.map { $0 + first })
      return dispatch(.move(rows, to: place.destination(at: destination - before, section: index, revision: shown)))
    }
  }

  /// `tableView(_:moveRowAt:to:)` and the drop of one row: moves the row that stood at one path of the shown revision to
  /// where another path was, which counts with the row taken out. The view has moved the row already: it is shown anew from
  /// the entry's revision and must not perform the update a second time.
  @discardableResult
  public func moveRow(
    at source: RowPath, to destination: RowPath, shown: Int
  ) -> Result<Entry<SectionID, Item>, Rejection> {
    drop([source], at: destination, shown: shown)
  }

  /// A drop of rows that stood at these paths of the shown revision, at a path that counts with them taken out, as UIKit
  /// proposes it; a path onto a header means the place behind it.
  @discardableResult
  public func drop(
    _ sources: [RowPath], at destination: RowPath, shown: Int
  ) -> Result<Entry<SectionID, Item>, Rejection> {
    let rows = sources.map { RowTarget<Item.ID>.captured($0, revision: shown) }
    return place(destination, without: Set(sources), shown: shown).map { dispatch(.move(rows, to: $0)) }
      ?? .failure(Rejection(.outOfRange, "\(destination)"))
  }

  /// A drop of a new row from outside the list, at a path of the shown revision.
  @discardableResult
  public func drop(
    _ row: ListRow<Item>, at destination: RowPath, shown: Int
  ) -> Result<Entry<SectionID, Item>, Rejection> {
    place(destination, without: [], shown: shown).map { dispatch(.insert(row, at: $0)) }
      ?? .failure(Rejection(.outOfRange, "\(destination)"))
  }

  private func captured(
    _ offsets: some Sequence<Int>, in section: SectionID, shown: Int
  ) -> Result<[RowTarget<Item.ID>], Rejection> {
    guard let list = timeline.list(at: shown) else {
      return .failure(Rejection(shown > revision ? .futureRevision : .forgottenRevision, "revision \(shown)"))
    }
    guard let index = list.sectionIndex(of: section), let count = list.rowCount(of: section) else {
      return .failure(Rejection(.unknownSection, "\(section)"))
    }
    let first = list.attributes(of: section)?.headerMode.firstRowItem ?? 0
    var rows: [RowTarget<Item.ID>] = []
    for offset in offsets {
      guard offset >= 0, offset < count else { return .failure(Rejection(.outOfRange, "\(offset)")) }
      rows.append(.captured(RowPath(section: index, item: offset + first), revision: shown))
    }
    return .success(rows)
  }

  /// The destination that a place in the shown list means, once `sources` are taken out.
  private func place(
    _ path: RowPath, without sources: Set<RowPath>, shown: Int
  ) -> Destination<SectionID, Item.ID>? {
    guard let list = timeline.list(at: shown), let items = list.itemCount(ofSectionAt: path.section) else { return nil }
    let first = list.attributes(ofSectionAt: path.section)?.headerMode.firstRowItem ?? 0
    let leaving = sources.filter { $0.section == path.section && $0.item >= first && $0.item < items }.map(\.item)
    let places = StayingPlaces(first: first, count: items - first, leaving: leaving)
    guard path.item >= 0, Swift.max(path.item, first) - first <= places.count else { return nil }
    let offset = Swift.max(path.item, first) - first
    return places.destination(at: offset, section: path.section, revision: shown)
  }
}

/// The rows of a section that stay while others are taken out, by the places that they had.
private struct StayingPlaces {
  let first: Int
  /// How many rows stay.
  let count: Int
  /// The items that are taken out, ascending.
  let leaving: [Int]

  init(first: Int, count: Int, leaving: [Int]) {
    self.first = first
    self.count = count - leaving.count
    self.leaving = leaving.sorted()
  }

  /// The item that the staying row at an offset among those that stay had. O(rows taken out).
  private func item(at offset: Int) -> Int {
    leaving.reduce(first + offset) { $1 <= $0 ? $0 + 1 : $0 }
  }

  /// Next to the row that stays there: before the one at the offset, or behind the last one.
  func destination<SectionID, RowID>(
    at offset: Int, section: Int, revision: Int
  ) -> Destination<SectionID, RowID> {
    if offset < count {
      return .before(.captured(RowPath(section: section, item: item(at: offset)), revision: revision))
    }
    if count > 0 {
      return .after(.captured(RowPath(section: section, item: item(at: count - 1)), revision: revision))
    }
    return .end(of: .captured(section, revision: revision))
  }
}
