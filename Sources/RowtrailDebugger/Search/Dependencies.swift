import Rowtrail
import RowtrailScenarios

/// What the truth of a predicate depends on: only entries that touch one of these can change it.
struct Dependencies: Sendable {
  /// Rows, by id.
  private(set) var rows: Set<String> = []
  /// Sections, by id, without their rows.
  private(set) var sections: Set<String> = []
  /// Sections, by id, for the rows in them.
  private(set) var sectionRows: Set<String> = []
  /// Whatever happens of these kinds.
  private(set) var kinds: EntryOutline = []
  /// Every entry there is.
  private(set) var everything = false

  /// What an operand's worth depends on.
  init(_ operand: Scenario.Operand) { add(operand) }

  /// What a predicate's truth depends on.
  init(_ predicate: Scenario.Predicate) {
    for operand in predicate.operands { add(operand) }
  }

  private mutating func add(_ operand: Scenario.Operand) {
    switch operand.kind {
    case .text, .integer, .boolean, .path, .ids, .view: break
    case .row(.target(let target), let property): add(property.ofRow, of: target)
    case .row(.capture, _), .section(.capture, _): break
    case .rowOrSection(let id, let property):
      add(property.ofRow, of: .id(id))
      sections.insert(id)
      if let property = property.ofSection { add(property, of: .id(id)) }
    case .section(.target(let target), let property): add(property, of: target)
    case .list(let property): add(property)
    }
  }

  private mutating func add(_ property: Scenario.RowProperty, of target: RowTarget<String>) {
    if case .id(let id) = target {
      rows.insert(id)
      if property == .path { kinds.formUnion(.paths) }
      return
    }
    // Who stands at a path depends on whatever moves anybody.
    kinds.formUnion(.paths)
    switch property {
    case .starred: kinds.insert(.starred)
    case .expanded: kinds.insert(.expanded)
    case .title, .field: kinds.insert(.edited)
    case .id, .exists, .path, .section: break
    }
  }

  private mutating func add(_ property: Scenario.SectionProperty, of target: SectionTarget<String>) {
    switch (property, target) {
    case (.index, _): kinds.insert(.sections)
    case (.rows, .id(let id)), (.count, .id(let id)): sectionRows.insert(id)
    case (.rows, _), (.count, _): kinds.formUnion([.rows, .sections])
    case (_, .id): break
    default: kinds.formUnion([.sections, .sectionEdited])
    }
    if case .id(let id) = target { sections.insert(id) }
  }

  private mutating func add(_ property: Scenario.ListProperty) {
    switch property {
    case .sections: kinds.insert(.sections)
    case .rows: kinds.formUnion([.rows, .sections])
    case .starred: kinds.formUnion([.rows, .sections, .starred])
    case .expanded: kinds.formUnion([.rows, .sections, .expanded])
    case .count: kinds.insert(.comings)
    case .revision: everything = true
    case .hazards: kinds.insert(.hazard)
    }
  }
}
