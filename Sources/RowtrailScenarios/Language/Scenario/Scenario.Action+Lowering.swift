import Rowtrail

extension Scenario.Action {
  /// The action to dispatch, given what was captured under a name.
  ///
  /// The parser has seen to it that a name that stands where a row is wanted was captured last as a row, and a section's
  /// as a section.
  ///
  /// - Parameters:
  ///   - row: what a row's capture left behind.
  ///   - section: what a section's capture left behind.
  package func lowered(
    row: (String) -> CapturedRow, section: (String) -> CapturedSection
  ) -> ListAction<String, TextItem> {
    switch self {
    case .row(let command, let reference): command.action(on: reference.lowered(row: row))
    case .all(let command, let reference, let revision):
      command.action(in: reference.map { $0.lowered(section: section) }, asOf: revision)
    case .delete(let references): .delete(references.map { $0.lowered(row: row) })
    case .deleteOffsets(let reference, let offsets):
      .deleteOffsets(in: reference.lowered(section: section), offsets)
    case .move(let references, let destination):
      .move(references.map { $0.lowered(row: row) }, to: destination.lowered(row: row, section: section))
    case .moveOffsets(let reference, let offsets, let to):
      .moveOffsets(in: reference.lowered(section: section), offsets, to: to)
    case .insert(let new, let destination): .insert(new, at: destination.lowered(row: row, section: section))
    case .edit(let reference, let edit): .edit(reference.lowered(row: row), edit)
    case .insertSection(let attributes, let index): .insertSection(attributes, at: index)
    case .deleteSection(let reference): .deleteSection(reference.lowered(section: section))
    case .moveSection(let reference, let index): .moveSection(reference.lowered(section: section), to: index)
    case .editSection(let reference, let edit): .editSection(reference.lowered(section: section), edit)
    case .undo: .undo
    case .redo: .redo
    }
  }
}

extension Scenario.RowCommand {
  /// The command as an action on a row.
  package func action(on target: RowTarget<String>) -> ListAction<String, TextItem> {
    switch self {
    case .toggleStar: .toggleStar(target)
    case .star: .star(target)
    case .unstar: .unstar(target)
    case .toggleExpand: .toggleExpand(target)
    case .expand: .expand(target)
    case .collapse: .collapse(target)
    case .swipeDelete: .swipeDelete(target)
    }
  }
}

extension Scenario.AllCommand {
  /// The command as an action on every row.
  package func action(in section: SectionTarget<String>?, asOf revision: Int?) -> ListAction<String, TextItem> {
    switch self {
    case .starAll: .starAll(in: section, asOf: revision)
    case .unstarAll: .unstarAll(in: section, asOf: revision)
    case .collapseAll: .collapseAll(in: section, asOf: revision)
    }
  }
}

extension Scenario.CellButton {
  /// What a tap on the button does to the cell's row.
  public var command: Scenario.RowCommand {
    switch self {
    case .star: .toggleStar
    case .expand: .toggleExpand
    }
  }
}
