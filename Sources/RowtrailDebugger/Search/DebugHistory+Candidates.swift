import Rowtrail

extension DebugHistory {
  /// The revisions in a range whose entry can have changed what depends on this, ascending.
  ///
  /// - Complexity: linear in the entries that touched the rows and sections; where other kinds of entries matter, in the
  ///   entries of the range, at two bytes each.
  mutating func candidates(
    _ dependencies: Dependencies, in range: ClosedRange<Int>, _ meter: DebugMeter
  ) throws(DebugError) -> [Int] {
    let first = timeline.firstRevision + 1
    let low = max(range.lowerBound, first)
    guard low <= range.upperBound else { return [] }
    if dependencies.everything { return Array(low...range.upperBound) }
    var found: [Int] = []
    if !dependencies.kinds.isEmpty {
      let outlines = allOutlines()
      let wanted = dependencies.kinds
      for revision in low...range.upperBound where !outlines[revision - first].isDisjoint(with: wanted) {
        found.append(revision)
      }
    }
    guard !dependencies.namesNothing else { return found }
    let index = try index(meter)
    let byKind = found.count
    for id in dependencies.rows { add(index.entries(ofRow: id), to: &found, low...range.upperBound) }
    for id in dependencies.sections { add(index.entries(ofSection: id), to: &found, low...range.upperBound) }
    for id in dependencies.sectionRows { add(index.entries(ofRowsIn: id), to: &found, low...range.upperBound) }
    guard found.count > byKind else { return found }
    found.sort()
    var unique: [Int] = []
    unique.reserveCapacity(found.count)
    for revision in found where unique.last != revision { unique.append(revision) }
    return unique
  }

  private func add(_ entries: [UInt32], to found: inout [Int], _ range: ClosedRange<Int>) {
    let first = timeline.firstRevision + 1
    for entry in entries where range.contains(first + Int(entry)) { found.append(first + Int(entry)) }
  }
}

extension Dependencies {
  /// Whether no row and no section is named.
  var namesNothing: Bool { rows.isEmpty && sections.isEmpty && sectionRows.isEmpty }
}
