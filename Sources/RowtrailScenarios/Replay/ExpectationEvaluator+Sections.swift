import Rowtrail

extension ExpectationEvaluator {
  func value(
    of property: Scenario.SectionProperty, ofSection reference: Scenario.SectionReference
  ) throws(ExpectationProblem) -> ScenarioValue {
    let meant = try meant(by: reference)
    let index = meant.id.flatMap { list.sectionIndex(of: $0) }
    if property == .exists { return .boolean(index != nil) }
    guard let index else { throw .absent(subject: meant.subject, meant.absence, revision: revision) }
    return value(of: property, ofSectionAt: index)
  }

  /// A property of a section that is there, under whichever name the scenario gives it.
  func value(of property: Scenario.Property, ofSection id: String) throws(ExpectationProblem) -> ScenarioValue {
    guard let known = property.ofSection else {
      throw .noSectionProperty(
        section: id, name: property.name, isQuoted: property.isQuoted,
        suggestion: suggestion(for: property.name, among: Scenario.SectionProperty.allCases.map(\.rawValue)))
    }
    return try value(of: known, ofSection: .target(.id(id)))
  }

  private func value(of property: Scenario.SectionProperty, ofSectionAt index: Int) -> ScenarioValue {
    guard let id = list.sectionID(at: index), let attributes = list.attributes(of: id) else { return .boolean(false) }
    return switch property {
    case .id: .text(id)
    case .header: .text(attributes.header)
    case .footer: .text(attributes.footer)
    case .mode: .text(attributes.headerMode.rawValue)
    case .rows: .ids(list.rowIDs(of: id) ?? [])
    case .count: .number(list.rowCount(of: id) ?? 0)
    case .index: .number(index)
    case .exists: .boolean(true)
    }
  }

  private func meant(by reference: Scenario.SectionReference) throws(ExpectationProblem) -> Meant {
    try meant(by: name(reference), source: reference.source, unknown: .unknownSection) { index, list, revision in
      list.sectionID(at: index).map { ($0, .gone(id: $0)) } ?? (nil, .nothingThere(revision: revision))
    }
  }

  private func name(_ reference: Scenario.SectionReference) -> Name<Int> {
    switch reference {
    case .target(.id(let id)): .id(id)
    case .target(.index(let index)): .place(index)
    case .target(.captured(let index, let revision)): .captured(index, revision: revision)
    case .capture(let name):
      switch captures.section(name) {
      case .index(let index, let revision): .captured(index, revision: revision)
      case .unknown: .failedCapture
      }
    }
  }
}
