import Rowtrail

extension ExpectationEvaluator {
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

  func meant(by reference: Scenario.RowReference) throws(ExpectationProblem) -> Meant {
    try meant(by: name(reference), source: reference.source, unknown: .unknownRow) { path, list, revision in
      switch list.occupant(of: path) {
      case .row(let id): (id, .gone(id: id))
      case .header: (nil, .header(revision: revision))
      case .nothing: (nil, .nothingThere(revision: revision))
      }
    }
  }

  private func name(_ reference: Scenario.RowReference) -> Name<RowPath> {
    switch reference {
    case .target(.id(let id)): .id(id)
    case .target(.path(let path)): .place(path)
    case .target(.captured(let path, let revision)): .captured(path, revision: revision)
    case .capture(let name):
      switch captures.row(name) {
      case .path(let path, let revision): .captured(path, revision: revision)
      case .unknown: .failedCapture
      }
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
