import Rowtrail

/// Says why a step was rejected in the words of its scenario: of a place on the screen, of a capture, of the ids that
/// there are.
struct RejectionExplainer {
  /// The list before the step.
  let list: TextList
  /// What was captured before the step.
  let captures: ScenarioCaptures
  /// The view before the step, where there is one.
  let view: HeadlessListView<String, TextItem>?
  /// How many more times an id is to be looked for that a misspelt one meant.
  private let suggestionsLeft: Int

  /// Of longer lists no id is looked for.
  private static let mostCandidates = 1000
  /// How often in a scenario ids are looked for.
  static let mostSuggestions = 100

  init(
    _ list: TextList, _ captures: ScenarioCaptures, _ view: HeadlessListView<String, TextItem>?, suggestions: Int
  ) {
    self.list = list
    self.captures = captures
    self.view = view
    suggestionsLeft = suggestions
  }

  /// A rejection of a step in words.
  func words(_ rejection: Rejection, of step: Scenario.Step) -> String {
    emptyPlace(rejection, step) ?? failedCapture(rejection, step)
      ?? rejection.description
      + hint(suggestion(for: rejection).map { ScenarioText.id($0) })
  }

  /// Whether a rejection makes ``words(_:of:)`` look for an id.
  func looksForID(_ rejection: Rejection) -> Bool {
    suggestionsLeft > 0 && !rejection.subject.isEmpty
      && (rejection.reason == .unknownRow || rejection.reason == .unknownSection)
  }

  private func emptyPlace(_ rejection: Rejection, _ step: Scenario.Step) -> String? {
    let place: Int
    switch step.command {
    case .tap(let tapped, _): place = tapped
    case .swipe(let swiped): place = swiped
    case .action, .batch, .reload: return nil
    }
    guard let view, view.cell(at: place) == nil else { return nil }
    let shown = view.cells.count
    let cells = shown == 0 ? "no cell" : shown == 1 ? "1 cell" : "\(shown) cells, the topmost at place 0"
    return "\(rejection.reason.rawValue): there is no cell at place \(place); the view shows \(cells)"
  }

  private func failedCapture(_ rejection: Rejection, _ step: Scenario.Step) -> String? {
    // A failed capture stands for the empty id, which nothing else does.
    guard rejection.subject.isEmpty else { return nil }
    let isRow = rejection.reason == .unknownRow
    guard isRow || rejection.reason == .unknownSection else { return nil }
    let names = step.captureNames(inBatchAt: rejection.batchIndex)
    let failed = (isRow ? names.rows : names.sections).first { captures.missingID($0) != nil }
    guard let failed, let id = captures.missingID(failed) else { return nil }
    let kind = isRow ? "row" : "section"
    let place = rejection.batchIndex.map { "action \($0 + 1) of the batch: " } ?? ""
    return "\(rejection.reason.rawValue): \(place)@\(failed) captured nothing, since no \(kind) "
      + "\(ScenarioText.id(id)) was in the list then"
  }

  private func suggestion(for rejection: Rejection) -> String? {
    guard looksForID(rejection) else { return nil }
    if rejection.reason == .unknownRow {
      guard list.rowCount <= Self.mostCandidates else { return nil }
      return RowtrailScenarios.suggestion(for: rejection.subject, among: list.rowIDs)
    }
    guard list.sectionCount <= Self.mostCandidates else { return nil }
    return RowtrailScenarios.suggestion(for: rejection.subject, among: list.sectionIDs)
  }
}

extension Scenario.Step {
  /// The names after `@` in the step, in the order in which they are looked up; of a batch, in the action that was
  /// rejected.
  fileprivate func captureNames(inBatchAt index: Int?) -> (rows: [String], sections: [String]) {
    var names = (rows: [String](), sections: [String]())
    let action: Scenario.Action
    switch command {
    case .action(let own): action = own
    case .batch(let steps):
      guard let index, steps.indices.contains(index) else { return names }
      action = steps[index].action
    case .tap, .swipe, .reload: return names
    }
    _ = action.lowered(
      row: {
        names.rows.append($0)
        return .unknown
      },
      section: {
        names.sections.append($0)
        return .unknown
      })
    return names
  }
}
