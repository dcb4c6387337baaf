import Rowtrail

extension ExpectationEvaluator {
  func value(of property: Scenario.ListProperty) -> ScenarioValue {
    switch property {
    case .sections: .ids(list.sectionIDs)
    case .rows: .ids(list.rowIDs)
    case .starred: .ids(rowIDs(where: \.isStarred))
    case .expanded: .ids(rowIDs(where: \.isExpanded))
    case .count: .number(list.rowCount)
    case .revision: .number(revision)
    case .hazards: .number(hazardCount)
    }
  }

  func value(of property: Scenario.ViewProperty) throws(ExpectationProblem) -> ScenarioValue {
    guard let view else { throw .noView }
    return switch property {
    case .rows: .ids(view.rowIDs)
    case .start: .number(view.start)
    }
  }

  private func rowIDs(where isWanted: (ListRow<TextItem>) -> Bool) -> [String] {
    var ids: [String] = []
    list.forEachRow { _, row in if isWanted(row) { ids.append(row.id) } }
    return ids
  }

  /// How many of the hazards are of the revision asked about or an earlier one.
  private var hazardCount: Int {
    hazards.indices.partitioningIndex { hazards[$0].revision > revision }
  }
}
