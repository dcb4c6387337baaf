import Rowtrail

extension CheckableList {
  /// How many sections are looked through to choose a row of the whole list with equal chance; beyond, sections have
  /// equal chance.
  private static var weighedSections: Int { 64 }

  /// Whether the list has at most so many rows and sections.
  func isWithin(_ limit: Int) -> Bool { rowCount <= limit && sectionCount <= limit - rowCount }

  /// The row at a path, with its path, or `nil` where none stands there.
  func placed(at path: RowPath) -> PlacedRow<Item>? {
    guard let id = rowID(at: path), let row = row(id) else { return nil }
    return PlacedRow(path: path, row: row)
  }

  /// About so many rows, chosen at random; fewer where the list is short or most of its sections are empty.
  ///
  /// - Complexity: O(`count` log *n*).
  func sample(_ count: Int, choosing random: inout SeededGenerator) -> [PlacedRow<Item>] {
    guard rowCount > 0, sectionCount > 0 else { return [] }
    var chosen: [PlacedRow<Item>] = []
    let counts =
      sectionCount <= Self.weighedSections ? (0..<sectionCount).map { itemCount(ofSectionAt: $0) ?? 0 } : []
    for _ in 0..<(2 * count) where chosen.count < count {
      if let path = randomPath(counts, choosing: &random), let placed = placed(at: path) { chosen.append(placed) }
    }
    return chosen
  }

  private func randomPath(_ counts: [Int], choosing random: inout SeededGenerator) -> RowPath? {
    guard !counts.isEmpty else {
      let section = Int.random(in: 0..<sectionCount, using: &random)
      guard let items = itemCount(ofSectionAt: section), items > 0 else { return nil }
      return RowPath(section: section, item: Int.random(in: 0..<items, using: &random))
    }
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    var item = Int.random(in: 0..<total, using: &random)
    for (section, items) in counts.enumerated() {
      if item < items { return RowPath(section: section, item: item) }
      item -= items
    }
    return nil
  }
}
