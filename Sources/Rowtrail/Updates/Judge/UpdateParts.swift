/// A proposed update as UIKit takes it apart: reloads as deletes and inserts, the same thing twice dropped, and so what
/// stands in a section that is deleted or inserted.
///
/// A reload's insert comes at the old place less the explicit deletes before it, pushed on by each explicit insert at or
/// before the place reached so far. Moves are left out of that, as public reports show.
struct UpdateParts {
  /// Deleted and reloaded sections, before.
  var sectionDeletes: PlaceSet<Int>
  /// Inserted sections and the inserts of reloaded ones, after.
  var sectionInserts: PlaceSet<Int>
  /// Moved sections, by their source.
  var sectionMoves: [ListUpdate.Move<Int>]
  /// Deleted and reloaded items of sections that are not deleted, before.
  var itemDeletes: PlaceSet<RowPath>
  /// Inserted items and the inserts of reloaded ones, of sections that are not inserted, after.
  var itemInserts: PlaceSet<RowPath>
  /// Moved items, by their source.
  var itemMoves: [ListUpdate.Move<RowPath>]
  /// The first place that is deleted and reloaded.
  var reloadConflict: UpdatePlace?
  /// The first place that one kind of operation names twice.
  var duplicate: UpdatePlace?
  /// The first item of an operation that was dropped for its section.
  var swallowed: UpdatePlace?
  /// The first item of an operation in a section that moves.
  var inMovedSection: UpdatePlace?

  /// O(operations log operations).
  init(_ update: ProposedUpdate) {
    let deletes = PlaceSet(update.sections.delete)
    let inserts = PlaceSet(update.sections.insert)
    let reloads = PlaceSet(update.sections.reload)
    sectionDeletes = PlaceSet(deletes.places + reloads.places)
    sectionInserts = PlaceSet(inserts.places + reloads.places.map { Self.adjusted($0, deletes.places, inserts.places) })
    let moves = Self.ordered(update.sections.move) { ($0.from, $0.to) < ($1.from, $1.to) }
    sectionMoves = moves.unique
    reloadConflict = reloads.places.first(where: deletes.contains).map(UpdatePlace.section)
    duplicate = (deletes.duplicate ?? reloads.duplicate ?? moves.duplicate?.from ?? inserts.duplicate)
      .map(UpdatePlace.section)
    itemDeletes = PlaceSet([])
    itemInserts = PlaceSet([])
    itemMoves = []
    takeItems(update.items, deletes, inserts)
  }

  /// Whether nothing is left to do.
  var isEmpty: Bool {
    sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && itemDeletes.isEmpty && itemInserts.isEmpty && itemMoves.isEmpty
  }

  private mutating func takeItems(
    _ items: ProposedUpdate.Operations<RowPath>, _ gone: PlaceSet<Int>, _ new: PlaceSet<Int>
  ) {
    let allDeletes = PlaceSet(items.delete)
    let allReloads = PlaceSet(items.reload)
    let allInserts = PlaceSet(items.insert)
    let deletes = allDeletes.places.filter { !sectionDeletes.contains($0.section) }
    let reloads = allReloads.places.filter { !sectionDeletes.contains($0.section) }
    let inserts = allInserts.places.filter { !sectionInserts.contains($0.section) }
    let moves = Self.ordered(items.move) { ($0.from, $0.to) < ($1.from, $1.to) }
    itemMoves = moves.unique
    itemDeletes = PlaceSet(deletes + reloads)
    itemInserts = PlaceSet(inserts + Self.inserts(of: reloads, PlaceSet(deletes), PlaceSet(inserts), gone, new))

    let explicit = PlaceSet(deletes)
    reloadConflict = reloadConflict ?? reloads.first(where: explicit.contains).map(UpdatePlace.item)
    duplicate =
      duplicate
      ?? (allDeletes.duplicate ?? allReloads.duplicate ?? moves.duplicate?.from ?? allInserts.duplicate)
      .map(UpdatePlace.item)
    swallowed =
      (allDeletes.places.first { sectionDeletes.contains($0.section) }
      ?? allReloads.places.first { sectionDeletes.contains($0.section) }
      ?? allInserts.places.first { sectionInserts.contains($0.section) }).map(UpdatePlace.item)
    inMovedSection = firstInMovedSection(deletes + reloads, inserts).map(UpdatePlace.item)
  }

  private func firstInMovedSection(_ before: [RowPath], _ after: [RowPath]) -> RowPath? {
    guard !sectionMoves.isEmpty else { return nil }
    let sources = PlaceSet(sectionMoves.map(\.from))
    let destinations = PlaceSet(sectionMoves.map(\.to))
    return before.first { sources.contains($0.section) }
      ?? after.first { destinations.contains($0.section) }
      ?? itemMoves.first { sources.contains($0.from.section) }?.from
      ?? itemMoves.first { destinations.contains($0.to.section) }?.to
  }

  /// Where the items that are reloaded are inserted again.
  private static func inserts(
    of reloads: [RowPath], _ deletes: PlaceSet<RowPath>, _ inserts: PlaceSet<RowPath>,
    _ gone: PlaceSet<Int>, _ new: PlaceSet<Int>
  ) -> [RowPath] {
    reloads.map { path in
      let section = adjusted(path.section, gone.places, new.places)
      let before = deletes.places[deletes.range(ofSection: path.section)]
      let after = inserts.places[inserts.range(ofSection: section)]
      return RowPath(
        section: section, item: adjusted(path.item, before.lazy.map(\.item), after.lazy.map(\.item)))
    }
  }

  /// The index less the deletes before it, pushed on by the inserts at or before it; both ascending. O(log n).
  static func adjusted<Deletes: RandomAccessCollection<Int>, Inserts: RandomAccessCollection<Int>>(
    _ index: Int, _ deletes: Deletes, _ inserts: Inserts
  ) -> Int where Deletes.Index == Int, Inserts.Index == Int {
    let deleted = (0..<deletes.count).partitioningIndex { deletes[deletes.startIndex + $0] >= index }
    let (base, underflow) = index.subtractingReportingOverflow(deleted)
    guard !underflow else { return .min }
    // Ascending and none twice: the n-th is at least `Int.min + n`, so that this cannot overflow.
    let inserted = (0..<inserts.count).partitioningIndex { inserts[inserts.startIndex + $0] - $0 > base }
    let (place, overflow) = base.addingReportingOverflow(inserted)
    return overflow ? .max : place
  }

  /// The moves in order, equal ones once, and the first that was there twice.
  private static func ordered<Place>(
    _ moves: [ListUpdate.Move<Place>], _ isBefore: (ListUpdate.Move<Place>, ListUpdate.Move<Place>) -> Bool
  ) -> (unique: [ListUpdate.Move<Place>], duplicate: ListUpdate.Move<Place>?) {
    var unique: [ListUpdate.Move<Place>] = []
    var duplicate: ListUpdate.Move<Place>?
    unique.reserveCapacity(moves.count)
    for move in moves.sorted(by: isBefore) {
      if move == unique.last { duplicate = duplicate ?? move } else { unique.append(move) }
    }
    return (unique, duplicate)
  }
}
