/// Which section before stands where after: sections that move go where they move to, the others keep their order and fill
/// the places that are left.
///
/// Total: of operations that break rules it takes what it can.
struct SectionMap {
  /// Where a section after comes from.
  enum Source: Equatable {
    /// A section before, by its index.
    case section(Int)
    /// It is inserted.
    case inserted
    /// No section is left for the place.
    case nothing
  }

  /// For each section after: where it comes from.
  private(set) var sources: [Source]
  /// For each section before: its index after, or `nil` where it is deleted or there is no place left for it.
  private(set) var targets: [Int?]

  /// O(sections + operations).
  init(_ parts: UpdateParts, before: Int, after: Int) {
    sources = Array(repeating: .nothing, count: after)
    targets = Array(repeating: nil, count: before)
    var isTaken = Array(repeating: false, count: after)
    var isGone = Array(repeating: false, count: before)
    for section in parts.sectionInserts.places where isTaken.indices.contains(section) {
      isTaken[section] = true
      sources[section] = .inserted
    }
    for section in parts.sectionDeletes.places where isGone.indices.contains(section) { isGone[section] = true }
    for move in parts.sectionMoves where isGone.indices.contains(move.from) && isTaken.indices.contains(move.to) {
      guard !isGone[move.from], !isTaken[move.to] else { continue }
      isGone[move.from] = true
      isTaken[move.to] = true
      sources[move.to] = .section(move.from)
      targets[move.from] = move.to
    }
    var place = 0
    for section in 0..<before where !isGone[section] {
      while place < after, isTaken[place] { place += 1 }
      guard place < after else { break }
      sources[place] = .section(section)
      targets[section] = place
      place += 1
    }
  }
}
