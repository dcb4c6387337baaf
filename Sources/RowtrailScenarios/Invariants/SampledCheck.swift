import Rowtrail

/// The checks of one step of a large list: the rows and sections that its events touch, and a sample of the others.
struct SampledCheck<List: CheckableList> {
  typealias Item = List.Item

  let step: InvariantStep<List>
  let footprint: EventFootprint<List.SectionID, List.Item>
  /// Rows of the list before that no event names.
  let kept: [PlacedRow<Item>]
  /// Rows of the list after that no event names.
  let left: [PlacedRow<Item>]
  /// Sections by their ids: those that the events touch, and those of the sample.
  let sections: [List.SectionID]

  init(
    _ step: InvariantStep<List>, footprint: EventFootprint<List.SectionID, List.Item>, sampleSize: Int,
    choosing random: inout SeededGenerator
  ) {
    self.step = step
    self.footprint = footprint
    kept = step.before.sample(sampleSize, choosing: &random).filter { !footprint.names($0.row.id) }
    left = step.after.sample(sampleSize, choosing: &random).filter { !footprint.names($0.row.id) }
    var sections = footprint.sections
    var known = Set(sections)
    for placed in kept {
      if let id = step.before.sectionID(at: placed.path.section), known.insert(id).inserted { sections.append(id) }
    }
    self.sections = sections
  }

  /// The rows whose paths a later step resolves.
  var captured: [PlacedRow<Item>] {
    left + footprint.placed.suffix(8).compactMap { id in step.after.path(of: id).flatMap(step.after.placed) }
  }

  /// What is wrong with the ids and paths of the list after.
  func identityProblem() -> String? {
    for placed in left {
      if let problem = step.after.roundTripProblem(of: placed.row.id, at: placed.path) { return problem }
    }
    for id in footprint.placed {
      guard let row = step.after.row(id) else { continue }
      guard row.id == id, let path = step.after.path(of: id) else { return "row \(id) cannot be found by its id" }
      if let problem = step.after.roundTripProblem(of: id, at: path) { return problem }
    }
    return nil
  }

  /// What happened to a row or a section that no event names.
  func survivorsProblem() -> String? {
    for placed in left where step.before.row(placed.row.id) == nil {
      return "row \(placed.row.id), which no event names, came in"
    }
    var last: [List.SectionID: (id: Item.ID, item: Int)] = [:]
    for placed in kept.sorted(by: { $0.path < $1.path }) {
      let id = placed.row.id
      guard let path = step.after.path(of: id) else { return "row \(id), which no event names, went" }
      guard step.after.row(id) == placed.row else {
        return "row \(id), which no event names, has other flags or another content"
      }
      guard let section = step.before.sectionID(at: placed.path.section),
        step.after.sectionID(at: path.section) == section
      else { return "row \(id), which no event names, is in another section" }
      if let previous = last[section], previous.id != id, previous.item >= path.item {
        return "rows \(previous.id) and \(id), which no event names, have another order"
      }
      last[section] = (id, path.item)
    }
    return sectionsProblem()
  }

  private func sectionsProblem() -> String? {
    for id in sections where !footprint.names(section: id) {
      guard step.after.attributes(of: id) == step.before.attributes(of: id) else {
        return "section \(id), which no event names, has other texts, or came or went"
      }
    }
    return nil
  }

  /// What is wrong with the number of rows and items.
  func countsProblem() -> String? {
    if let problem = step.totalProblem(footprint) { return problem }
    for id in sections {
      guard let attributes = step.after.attributes(of: id) else { continue }
      if let problem = step.countProblem(of: attributes, footprint) { return problem }
    }
    return nil
  }
}
