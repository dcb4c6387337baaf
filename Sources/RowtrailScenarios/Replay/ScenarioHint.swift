import Rowtrail

/// Something in a scenario that holds whatever happens, and was probably meant otherwise: it fails nothing, and is told.
package struct ScenarioHint: Hashable, Sendable {
  /// The line and the column, from 1.
  package let line: Int
  package let column: Int
  /// What is odd, and what was probably meant.
  package let message: String

  /// The most hints of a scenario.
  private static let most = 20

  /// What is odd in the expectations of a scenario that was run.
  ///
  /// - Complexity: linear in the expectations; where one names an id that the first list does not have, in the entries too,
  ///   and where none of them names it either, in the rows.
  package static func hints(of scenario: Scenario, _ result: ScenarioResult) -> [ScenarioHint] {
    let failed = Set(result.failures.map(\.line))
    var hints: [ScenarioHint] = []
    var asked: [(id: String, operand: Scenario.Operand, line: Int)] = []
    for statement in scenario.statements where !failed.contains(statement.line) {
      guard case .expect(_, let predicate) = statement.kind else { continue }
      for test in predicate.tests {
        guard let meant = test.meant else { continue }
        let message = "`\(test.summary)` asks nothing of the list; did you mean `\(meant)`?"
        hints.append(ScenarioHint(line: statement.line, column: test.column, message: message))
      }
      for operand in predicate.operands {
        if let id = operand.idAskedFor { asked.append((id, operand, statement.line)) }
      }
    }
    let unknown = UnknownIDs(asked.map(\.id), in: result.timeline)
    for (id, operand, line) in asked where unknown.ids.contains(id) {
      let words = "`\(operand.source)` is false all along: nothing here ever had the id \(ScenarioText.id(id))"
      let message = words + hint(unknown.suggestion(for: id).map { ScenarioText.id($0) })
      hints.append(ScenarioHint(line: line, column: operand.column, message: message))
    }
    return Array(hints.sorted { ($0.line, $0.column) < ($1.line, $1.column) }.prefix(most))
  }
}

/// Ids that no list of a history has, and that no action names.
private struct UnknownIDs {
  private(set) var ids: Set<String>
  private var known: [String] = []

  init(_ asked: [String], in timeline: TextTimeline) {
    let start = timeline.list(at: timeline.firstRevision) ?? TextList()
    ids = Set(asked.filter { !start.contains($0) && start.sectionIndex(of: $0) == nil })
    for entry in timeline.entries {
      guard !ids.isEmpty else { return }
      remove(entry.action)
      let came = entry.events.compactMap(\.idOfWhatCame)
      ids.subtract(came)
      known += came
    }
    if !ids.isEmpty { known = start.rowIDs + start.sectionIDs + known }
  }

  /// What an action names is known, also where it is refused.
  private mutating func remove(_ action: TextAction) {
    if case .batch(let actions) = action { for action in actions { remove(action) } }
    if case .insert(let row, _) = action { ids.remove(row.id) }
    if case .insertSection(let section, _) = action { ids.remove(section.id) }
    if case .reload(let sections) = action {
      for section in sections {
        ids.remove(section.id)
        for row in section.rows { ids.remove(row.id) }
      }
    }
    for row in action.namedRows { if case .id(let id) = row { ids.remove(id) } }
    if case .id(let id)? = action.namedSection { ids.remove(id) }
  }

  func suggestion(for id: String) -> String? { RowtrailScenarios.suggestion(for: id, among: known) }
}

extension ListEvent<String, TextItem> {
  /// The id of the row or section that was inserted.
  fileprivate var idOfWhatCame: String? {
    switch self {
    case .inserted(let row, _): row.id
    case .sectionInserted(let section, _): section.id
    default: nil
    }
  }
}

extension Scenario.Operand {
  /// The id whose existence it asks for.
  fileprivate var idAskedFor: String? {
    switch kind {
    case .rowOrSection(let id, let property): property.ofRow == .exists ? id : nil
    case .row(.target(.id(let id)), let property): property.ofRow == .exists ? id : nil
    case .section(.target(.id(let id)), let property): property == .exists ? id : nil
    default: nil
    }
  }

  /// What was probably meant by a word that is written out: a property of the list or of the view.
  private var propertyMeant: String? {
    guard case .text(let word) = kind else { return nil }
    if let property = Scenario.ListProperty(rawValue: word) { return "list.\(property.rawValue)" }
    if let property = Scenario.ViewProperty(rawValue: word) { return "view.\(property.rawValue)" }
    guard let near = RowtrailScenarios.suggestion(for: word, among: Scenario.ListProperty.allCases.map(\.rawValue))
    else { return nil }
    return "list.\(near)"
  }

  /// The operand as it was probably meant.
  fileprivate var asMeant: String { propertyMeant ?? summary }
}

extension Scenario.Predicate.Test {
  /// What was probably meant by a test both sides of which are written out, so that it asks nothing.
  var meant: String? {
    guard case .compare(let left, let comparison, let right) = self, left.isWrittenOut, right.isWrittenOut else {
      return nil
    }
    if left.asMeant != left.summary { return "\(left.asMeant) \(comparison.rawValue) \(right.summary)" }
    return right.asMeant == right.summary ? nil : "\(left.summary) \(comparison.rawValue) \(right.asMeant)"
  }
}
