import Rowtrail

extension ExpectationEvaluator {
  /// What an operand names: an id, or why there is none, under the words in which the scenario says it.
  struct Meant {
    /// The id, whether or not the list has it; `nil` where the operand names nothing.
    let id: String?
    let subject: String
    /// Why the list does not have it, where it does not.
    let absence: ExpectationProblem.Absence
  }

  func value(
    of property: Scenario.Property, ofRow reference: Scenario.RowReference
  ) throws(ExpectationProblem) -> ScenarioValue {
    try value(of: property, of: try meant(by: reference))
  }

  func value(of property: Scenario.Property, of meant: Meant) throws(ExpectationProblem) -> ScenarioValue {
    let asked = property.ofRow
    let row = meant.id.flatMap { list.row($0) }
    if asked == .exists { return .boolean(row != nil) }
    guard let row, let path = list.path(of: row.id) else {
      throw .absent(subject: meant.subject, meant.absence, revision: revision)
    }
    switch asked {
    case .id: return .text(row.id)
    case .title: return .text(row.item.title)
    case .starred: return .boolean(row.isStarred)
    case .expanded: return .boolean(row.isExpanded)
    case .exists: return .boolean(true)
    case .path: return .path(path)
    case .section: return .text(list.sectionID(at: path.section) ?? "")
    case .field(let name):
      guard let value = row.item[name] else { throw noField(property, of: row.item) }
      return .text(value)
    }
  }

  private func meant(by reference: Scenario.RowReference) throws(ExpectationProblem) -> Meant {
    let target: RowTarget<String>
    switch reference {
    case .target(.id(let id)): return Meant(id: id, subject: ScenarioLiteral.id(id), absence: .unknownRow)
    case .target(let written): target = written
    case .capture(let name):
      let captured = captures.row(name)
      guard captured != .unknown else { return Meant(id: nil, subject: reference.source, absence: .failedCapture) }
      target = captured.target
    }
    switch target {
    case .id(let id): return Meant(id: id, subject: reference.source, absence: .unknownRow)
    case .path(let path): return meant(by: path, in: list, at: revision, subject: reference.source)
    case .captured(let path, let then):
      let past = try Self.list(of: timeline, at: then)
      return meant(by: path, in: past, at: then, subject: reference.source)
    }
  }

  private func meant(by path: RowPath, in list: TextList, at revision: Int, subject: String) -> Meant {
    switch list.occupant(of: path) {
    case .row(let id): Meant(id: id, subject: subject, absence: .gone(id: id))
    case .header: Meant(id: nil, subject: subject, absence: .header(revision: revision))
    case .nothing: Meant(id: nil, subject: subject, absence: .nothingThere(revision: revision))
    }
  }

  private func noField(_ property: Scenario.Property, of item: TextItem) -> ExpectationProblem {
    let known = Scenario.RowProperty.known.map(\.name)
    let names = item.fields.map(\.name)
    return .noField(
      row: item.id, name: property.name,
      suggestion: suggestion(for: property.name, among: property.isQuoted ? names : known + names),
      sectionHasIt: property.ofSection != nil && list.sectionIndex(of: item.id) != nil)
  }
}
