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
    let target: SectionTarget<String>
    switch reference {
    case .target(.id(let id)): return Meant(id: id, subject: ScenarioLiteral.id(id), absence: .unknownSection)
    case .target(let written): target = written
    case .capture(let name):
      let captured = captures.section(name)
      guard captured != .unknown else { return Meant(id: nil, subject: reference.source, absence: .failedCapture) }
      target = captured.target
    }
    switch target {
    case .id(let id): return Meant(id: id, subject: reference.source, absence: .unknownSection)
    case .index(let index): return meant(by: index, in: list, at: revision, subject: reference.source)
    case .captured(let index, let then):
      let past = try Self.list(of: timeline, at: then)
      return meant(by: index, in: past, at: then, subject: reference.source)
    }
  }

  private func meant(by index: Int, in list: TextList, at revision: Int, subject: String) -> Meant {
    guard let id = list.sectionID(at: index) else {
      return Meant(id: nil, subject: subject, absence: .nothingThere(revision: revision))
    }
    return Meant(id: id, subject: subject, absence: .gone(id: id))
  }
}
