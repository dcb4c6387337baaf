/// Which place before an update stands where after it: what a list view makes of the update, place by place.
///
/// Sections that neither go, come nor move keep their order, and so do the items of a section. Whether the update is legal
/// does not matter, nor how long the lists are: of operations that break rules it takes what it can.
package struct UpdateMap: Sendable {
  /// The sections before that go or move away, and those after that come or arrive.
  private let removedSections: PlaceSet<Int>
  private let placedSections: PlaceSet<Int>
  private let deletedSections: PlaceSet<Int>
  private let insertedSections: PlaceSet<Int>
  /// Moves of sections by source, and by destination.
  private let sectionMoves: [ListUpdate.Move<Int>]
  private let sectionArrivals: [ListUpdate.Move<Int>]
  /// The items before that go or move away, and those after that come or arrive.
  private let removed: PlaceSet<RowPath>
  private let placed: PlaceSet<RowPath>
  private let deleted: PlaceSet<RowPath>
  private let inserted: PlaceSet<RowPath>
  private let moves: [ListUpdate.Move<RowPath>]
  private let arrivals: [ListUpdate.Move<RowPath>]

  /// Whether every place stays what it is.
  package let isIdentity: Bool

  /// The map of an update. O(operations log operations).
  package init(_ update: ListUpdate) {
    isIdentity = update.sections.isEmpty && update.items.isEmpty
    deletedSections = PlaceSet(update.sections.delete)
    insertedSections = PlaceSet(update.sections.insert)
    sectionMoves = update.sections.move.sorted { $0.from < $1.from }
    sectionArrivals = update.sections.move.sorted { $0.to < $1.to }
    removedSections = PlaceSet(update.sections.delete + sectionMoves.map(\.from))
    placedSections = PlaceSet(update.sections.insert + sectionArrivals.map(\.to))
    deleted = PlaceSet(update.items.delete)
    inserted = PlaceSet(update.items.insert)
    moves = update.items.move.sorted { $0.from < $1.from }
    arrivals = update.items.move.sorted { $0.to < $1.to }
    removed = PlaceSet(update.items.delete + moves.map(\.from))
    placed = PlaceSet(update.items.insert + arrivals.map(\.to))
  }

  /// The section before that stands at this index after, or `nil` where that is inserted. O(log operations).
  package func source(ofSection section: Int) -> Int? {
    if isIdentity { return section }
    if insertedSections.contains(section) { return nil }
    if placedSections.contains(section) { return Self.first(in: sectionArrivals, section, \.to)?.from }
    return UpdateParts.adjusted(section, placedSections.places, removedSections.places)
  }

  /// The index after of a section before, or `nil` where that is deleted. O(log operations).
  package func target(ofSection section: Int) -> Int? {
    if isIdentity { return section }
    if deletedSections.contains(section) { return nil }
    if removedSections.contains(section) { return Self.first(in: sectionMoves, section, \.from)?.to }
    return UpdateParts.adjusted(section, removedSections.places, placedSections.places)
  }

  /// The place before of the item that stands at this path after, or `nil` where that is inserted, by itself or with its
  /// section. O(log operations).
  package func source(of path: RowPath) -> RowPath? {
    guard let section = source(ofSection: path.section) else { return nil }
    if inserted.contains(path) { return nil }
    if placed.contains(path) { return Self.first(in: arrivals, path, \.to)?.from }
    return RowPath(
      section: section,
      item: Self.adjusted(path.item, without: placed, of: path.section, with: removed, of: section))
  }

  /// The path after of the item that stands at this path before, or `nil` where that is deleted, by itself or with its
  /// section. O(log operations).
  package func target(of path: RowPath) -> RowPath? {
    guard let section = target(ofSection: path.section) else { return nil }
    if deleted.contains(path) { return nil }
    if removed.contains(path) { return Self.first(in: moves, path, \.from)?.to }
    return RowPath(
      section: section,
      item: Self.adjusted(path.item, without: removed, of: path.section, with: placed, of: section))
  }

  private static func adjusted(
    _ item: Int, without left: PlaceSet<RowPath>, of section: Int, with joined: PlaceSet<RowPath>, of other: Int
  ) -> Int {
    if left.isEmpty, joined.isEmpty { return item }
    let leaving = left.places[left.range(ofSection: section)]
    let joining = joined.places[joined.range(ofSection: other)]
    return UpdateParts.adjusted(item, leaving.lazy.map(\.item), joining.lazy.map(\.item))
  }

  /// The first move whose source or destination is this place, among moves in the order of that.
  private static func first<Place: Comparable>(
    in moves: [ListUpdate.Move<Place>], _ place: Place, _ key: (ListUpdate.Move<Place>) -> Place
  ) -> ListUpdate.Move<Place>? {
    let index = moves.indices.partitioningIndex { key(moves[$0]) >= place }
    return index < moves.count && key(moves[index]) == place ? moves[index] : nil
  }
}
