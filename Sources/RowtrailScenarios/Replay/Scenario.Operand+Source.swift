import Rowtrail

extension Scenario.Operand {
  /// The operand as scenario files write it.
  package var source: String {
    switch kind {
    case .text(let text): ScenarioText.string(text)
    case .integer(_, let written): written
    case .boolean(let truth): truth ? "true" : "false"
    case .path(let path): path.description
    case .ids(let ids): ScenarioText.ids(ids)
    case .row(let reference, let property): "\(reference.source).\(property.source)"
    case .rowOrSection(let id, let property): "\(ScenarioText.id(id, at: .operand)).\(property.source)"
    case .section(let reference, let property): "\(reference.source).\(property.rawValue)"
    case .list(let property): "list.\(property.rawValue)"
    case .view(let property): "view.\(property.rawValue)"
    }
  }

  /// The operand for a message: as scenario files write it, cut where a text or a list that is written out is long.
  var summary: String {
    switch kind {
    case .text(let text): ScenarioValue.text(text).summary
    case .ids(let ids): ScenarioValue.ids(ids).summary
    default: source
    }
  }

  /// Whether the operand is written out, rather than looked up.
  var isWrittenOut: Bool {
    switch kind {
    case .text, .integer, .boolean, .path, .ids: true
    case .row, .rowOrSection, .section, .list, .view: false
    }
  }
}

extension Scenario.Predicate.Test {
  /// The test for a message: as scenario files write it, cut where a text or a list that is written out is long.
  var summary: String {
    switch self {
    case .isTrue(let operand): operand.summary
    case .compare(let left, let comparison, let right): "\(left.summary) \(comparison.rawValue) \(right.summary)"
    }
  }
}

extension Scenario.Property {
  /// The property as scenario files write it.
  package var source: String { isQuoted ? ScenarioText.string(name) : name }
}

extension Scenario.RowReference {
  /// The reference as an operand of an expectation.
  var source: String {
    switch self {
    case .target(.id(let id)): "row(\(ScenarioText.id(id, at: .operand)))"
    case .target(let target): target.description
    case .capture(let name): "@\(name)"
    }
  }
}

extension Scenario.SectionReference {
  /// The reference as an operand of an expectation.
  var source: String {
    switch self {
    case .target(.id(let id)): "section(\(ScenarioText.id(id, at: .operand)))"
    case .target(let target): target.description
    case .capture(let name): "@\(name)"
    }
  }
}
