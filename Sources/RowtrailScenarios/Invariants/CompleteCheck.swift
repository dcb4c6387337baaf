import Rowtrail

/// The checks of one step that look at every row of both lists.
struct CompleteCheck<List: CheckableList> {
  typealias Item = List.Item

  let step: InvariantStep<List>
  let footprint: EventFootprint<List.SectionID, List.Item>
  let before: ListReading<List>
  let after: ListReading<List>
  let afterIDs: Set<Item.ID>

  init(_ step: InvariantStep<List>, footprint: EventFootprint<List.SectionID, List.Item>) {
    self.step = step
    self.footprint = footprint
    before = ListReading(step.before)
    after = ListReading(step.after)
    var ids = Set<Item.ID>(minimumCapacity: after.rows.count)
    for placed in after.rows { ids.insert(placed.row.id) }
    afterIDs = ids
  }

  /// What is wrong with the ids and paths of the list after.
  func identityProblem() -> String? {
    if afterIDs.count != after.rows.count { return duplicateProblem() }
    for placed in after.rows {
      if let problem = step.after.roundTripProblem(of: placed.row.id, at: placed.path) { return problem }
    }
    return nil
  }

  private func duplicateProblem() -> String? {
    var seen = Set<Item.ID>()
    return after.rows.first { !seen.insert($0.row.id).inserted }.map { "row \($0.row.id) is in the list twice" }
  }

  /// What happened to a row or a section that no event names.
  func survivorsProblem() -> String? {
    if !footprint.namesSections, haveSurvived { return sectionsProblem() }
    let kept = before.rows.filter { !footprint.names($0.row.id) }
    let left = inOrderOfBefore(after.rows.filter { !footprint.names($0.row.id) })
    for (old, new) in zip(kept, left) where old.row.id != new.row.id {
      return "row \(new.row.id), which no event names, stands where row \(old.row.id) belongs"
    }
    guard kept.count == left.count else {
      let extra = kept.count > left.count ? kept[left.count] : left[kept.count]
      return "row \(extra.row.id), which no event names, \(kept.count > left.count ? "went" : "came in")"
    }
    for (old, new) in zip(kept, left) {
      if old.row != new.row || step.after.row(old.row.id) != old.row {
        return "row \(old.row.id), which no event names, has other flags or another content"
      }
      if sectionID(of: old, in: before) != sectionID(of: new, in: after) {
        return "row \(old.row.id), which no event names, is in another section"
      }
    }
    return sectionsProblem()
  }

  /// Whether the rows that no event names are as they were and in the same order; looked at without making other arrays.
  private var haveSurvived: Bool {
    var (old, new) = (0, 0)
    while true {
      while old < before.rows.count, footprint.names(before.rows[old].row.id) { old += 1 }
      while new < after.rows.count, footprint.names(after.rows[new].row.id) { new += 1 }
      guard old < before.rows.count, new < after.rows.count else { break }
      guard before.rows[old].row == after.rows[new].row,
        before.rows[old].path.section == after.rows[new].path.section,
        step.after.row(before.rows[old].row.id) == before.rows[old].row
      else { return false }
      old += 1
      new += 1
    }
    return old == before.rows.count && new == after.rows.count
  }

  /// Rows of the list after, section by section in the order in which the list before has the sections.
  private func inOrderOfBefore(_ rows: [PlacedRow<Item>]) -> [PlacedRow<Item>] {
    guard footprint.namesSections else { return rows }
    var rank: [List.SectionID: Int] = [:]
    for (index, section) in before.sections.enumerated() { rank[section.id] = index }
    var grouped: [[PlacedRow<Item>]] = Array(repeating: [], count: before.sections.count + 1)
    for placed in rows {
      let section = sectionID(of: placed, in: after).flatMap { rank[$0] }
      grouped[section ?? before.sections.count].append(placed)
    }
    return grouped.flatMap { $0 }
  }

  private func sectionID(of placed: PlacedRow<Item>, in reading: ListReading<List>) -> List.SectionID? {
    reading.sections.indices.contains(placed.path.section) ? reading.sections[placed.path.section].id : nil
  }

  private func sectionsProblem() -> String? {
    let kept = before.sections.filter { !footprint.names(section: $0.id) }
    let left = after.sections.filter { !footprint.names(section: $0.id) }
    return kept == left ? nil : "sections that no event names have other texts or another order"
  }

  /// What is wrong with the number of rows and items.
  func countsProblem() -> String? {
    if after.rows.count != step.after.rowCount {
      return "the list says that it has \(step.after.rowCount) rows; it has \(after.rows.count)"
    }
    if let problem = step.totalProblem(footprint) { return problem }
    for section in after.sections {
      if let problem = step.countProblem(of: section, footprint) { return problem }
    }
    return nil
  }
}
