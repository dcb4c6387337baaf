/// Where every item after a batch comes from, in runs: what a simulator and a judge of identities walk along.
@usableFromInline
struct UpdateTrace {
  /// Items that stand side by side before and after.
  @usableFromInline
  struct Run {
    /// Where the first stands after.
    @usableFromInline let place: RowPath
    /// Where it stood before.
    @usableFromInline let source: RowPath
    /// How many they are.
    @usableFromInline let count: Int
  }

  /// What stays or moves, ascending by place.
  @usableFromInline private(set) var runs: [Run] = []
  /// The sections after that are inserted as a whole.
  @usableFromInline private(set) var insertedSections: [Int] = []
  /// The items after that are inserted, in sections that are not.
  @usableFromInline private(set) var insertedItems: [RowPath] = []

  /// The trace of an update whose counts are those of the lists at hand. O(operations log operations + sections).
  @usableFromInline
  init(_ update: ProposedUpdate, before: [Int], after: [Int]) {
    let parts = UpdateParts(update)
    self.init(parts, SectionMap(parts, before: before.count, after: after.count), before: before, after: after)
  }

  /// The trace of an update that was taken apart already.
  init(_ parts: UpdateParts, _ map: SectionMap, before: [Int], after: [Int]) {
    let removed = PlaceSet(parts.itemDeletes.places + parts.itemMoves.map(\.from))
    let placed = PlaceSet(parts.itemInserts.places + parts.itemMoves.map(\.to))
    for (section, source) in map.sources.enumerated() {
      switch source {
      case .inserted: insertedSections.append(section)
      case .nothing: break
      case .section(let old):
        let taken = removed.places[removed.range(ofSection: old)]
        let filled = placed.places[placed.range(ofSection: section)]
        join(
          gaps(in: before[old], without: taken), of: old,
          gaps(in: after[section], without: filled), of: section)
      }
    }
    insertedItems = parts.itemInserts.places.filter { UpdateLimit($0, in: after) == nil }
    addMoves(parts, before, after)
  }

  private mutating func addMoves(_ parts: UpdateParts, _ before: [Int], _ after: [Int]) {
    guard !parts.itemMoves.isEmpty else { return }
    for move in parts.itemMoves
    where UpdateLimit(move.from, in: before) == nil && UpdateLimit(move.to, in: after) == nil {
      guard !parts.sectionInserts.contains(move.to.section), !parts.itemInserts.contains(move.to) else { continue }
      runs.append(Run(place: move.to, source: move.from, count: 1))
    }
    runs.sort { $0.place < $1.place }
  }

  /// The ranges of `0..<count` between these items, which are ascending.
  private func gaps(in count: Int, without items: ArraySlice<RowPath>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = 0
    for path in items where path.item >= 0 && path.item < count {
      if start < path.item { gaps.append(start..<path.item) }
      start = path.item + 1
    }
    if start < count { gaps.append(start..<count) }
    return gaps
  }

  /// Fills the places that are left with the items that are left, in order.
  private mutating func join(_ old: [Range<Int>], of source: Int, _ new: [Range<Int>], of section: Int) {
    var left = old[...]
    var next = left.popFirst()
    for gap in new {
      var start = gap.lowerBound
      while start < gap.upperBound, let range = next {
        let count = min(range.count, gap.upperBound - start)
        runs.append(
          Run(
            place: RowPath(section: section, item: start),
            source: RowPath(section: source, item: range.lowerBound), count: count))
        start += count
        next = count < range.count ? range.lowerBound + count..<range.upperBound : left.popFirst()
      }
    }
  }
}
