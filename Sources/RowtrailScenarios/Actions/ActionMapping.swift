import Rowtrail

/// What to put in the place of the parts of an action.
struct ActionMapping<SectionID: ListID, Item: ListItem> {
  var row: (RowTarget<Item.ID>) -> RowTarget<Item.ID> = { $0 }
  var section: (SectionTarget<SectionID>) -> SectionTarget<SectionID> = { $0 }
  var revision: (Int) -> Int = { $0 }
  var path: (RowPath) -> RowPath = { $0 }
  var newRow: (ListRow<Item>) -> ListRow<Item> = { $0 }
  var newSection: (SectionAttributes<SectionID>) -> SectionAttributes<SectionID> = { $0 }

  /// The same list with other parts.
  func callAsFunction(_ section: ListSection<SectionID, Item>) -> ListSection<SectionID, Item> {
    ListSection(attributes: newSection(section.attributes), rows: section.rows.map(newRow))
  }

  /// The same action with other parts.
  func callAsFunction(_ action: ListAction<SectionID, Item>) -> ListAction<SectionID, Item> {
    switch action {
    case .toggleStar(let target): .toggleStar(row(target))
    case .star(let target): .star(row(target))
    case .unstar(let target): .unstar(row(target))
    case .starAll(let target, let asOf): .starAll(in: target.map(section), asOf: asOf.map(revision))
    case .unstarAll(let target, let asOf): .unstarAll(in: target.map(section), asOf: asOf.map(revision))
    case .toggleExpand(let target): .toggleExpand(row(target))
    case .expand(let target): .expand(row(target))
    case .collapse(let target): .collapse(row(target))
    case .collapseAll(let target, let asOf): .collapseAll(in: target.map(section), asOf: asOf.map(revision))
    case .swipeDelete(let target): .swipeDelete(row(target))
    case .delete(let targets): .delete(targets.map(row))
    case .deleteOffsets(let target, let offsets): .deleteOffsets(in: section(target), offsets)
    case .move(let targets, let to): .move(targets.map(row), to: self(to))
    case .moveOffsets(let target, let offsets, let to): .moveOffsets(in: section(target), offsets, to: to)
    case .insert(let new, let to): .insert(newRow(new), at: self(to))
    case .edit(let target, let edit): .edit(row(target), edit)
    case .insertSection(let new, let index): .insertSection(newSection(new), at: index)
    case .deleteSection(let target): .deleteSection(section(target))
    case .moveSection(let target, let index): .moveSection(section(target), to: index)
    case .editSection(let target, let edit): .editSection(section(target), edit)
    case .reload(let sections): .reload(sections.map { self($0) })
    case .batch(let actions): .batch(actions.map { self($0) })
    case .undo: .undo
    case .redo: .redo
    }
  }

  private func callAsFunction(_ destination: Destination<SectionID, Item.ID>) -> Destination<SectionID, Item.ID> {
    switch destination {
    case .path(let to): .path(path(to))
    case .before(let target): .before(row(target))
    case .after(let target): .after(row(target))
    case .start(let target): .start(of: section(target))
    case .end(let target): .end(of: section(target))
    }
  }

  /// The same step with other parts.
  func callAsFunction(_ step: Trial<SectionID, Item>.Step) -> Trial<SectionID, Item>.Step {
    if case .action(let action) = step { .action(self(action)) } else { step }
  }
}

extension ActionMapping {
  /// Other revisions in the place of those in which something was captured, or after `as-of`.
  static func revisions(_ revisions: @escaping (Int) -> Int) -> ActionMapping {
    ActionMapping(
      row: { if case .captured(let path, let then) = $0 { .captured(path, revision: revisions(then)) } else { $0 } },
      section: {
        if case .captured(let index, let then) = $0 { .captured(index, revision: revisions(then)) } else { $0 }
      },
      revision: revisions)
  }
}

extension ListAction {
  /// The same action with other revisions in the place of those in which something was captured, or after `as-of`.
  package func mappingRevisions(_ revisions: @escaping (Int) -> Int) -> ListAction {
    ActionMapping<SectionID, Item>.revisions(revisions)(self)
  }
}
