import Rowtrail

extension Scenario.Step {
  /// The action to dispatch for this step, given what the scenario captured.
  ///
  /// - Parameters:
  ///   - row: what the last capture of a row under this name left behind.
  ///   - section: what the last capture of a section under this name left behind.
  ///   - cell: what the cell at this place on the screen captured, or `nil` where there is no cell; a tap there has the
  ///     path `[-1, place]` as its target, where nothing stands.
  /// - Complexity: linear in what the step names; for a reload, in its rows.
  package func action(
    row: (String) -> CapturedRow, section: (String) -> CapturedSection, cell: (Int) -> CapturedRow?
  ) -> ListAction<String, TextItem> {
    func target(_ place: Int) -> RowTarget<String> {
      cell(place)?.target ?? .path(RowPath(section: -1, item: place))
    }
    return switch command {
    case .action(let action): action.lowered(row: row, section: section)
    case .tap(let place, let button): button.command.action(on: target(place))
    case .swipe(let place): .swipeDelete(target(place))
    case .batch(let steps): .batch(steps.map { $0.action.lowered(row: row, section: section) })
    case .reload(let sections): .reload(sections.map { $0.expanded() })
    }
  }

  /// Whether the step names one row, once, so that `-> ID` may stand behind it.
  package var namesOneRow: Bool {
    switch command {
    case .tap, .swipe: true
    case .action(let action): action.namesOneRow
    case .batch, .reload: false
    }
  }
}

extension Scenario.Action {
  /// Whether the action names one row, once, beside its destination.
  package var namesOneRow: Bool {
    switch self {
    case .row, .edit: true
    case .delete(let references), .move(let references, _): references.count == 1
    case .all, .deleteOffsets, .moveOffsets, .insert, .insertSection, .deleteSection, .moveSection, .editSection, .undo,
      .redo:
      false
    }
  }
}
