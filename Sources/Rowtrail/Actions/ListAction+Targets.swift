extension ListAction {
  /// The row targets as written, without a destination's; those of a batch's actions are not among them.
  package var rowTargets: [Row] {
    switch self {
    case .toggleStar(let row), .star(let row), .unstar(let row), .toggleExpand(let row), .expand(let row),
      .collapse(let row), .swipeDelete(let row), .edit(let row, _):
      [row]
    case .delete(let rows), .move(let rows, _): rows
    default: []
    }
  }

  /// The section target, without a destination's.
  package var sectionTarget: Section? {
    switch self {
    case .starAll(let section, _), .unstarAll(let section, _), .collapseAll(let section, _): section
    case .deleteOffsets(let section, _), .moveOffsets(let section, _, _), .deleteSection(let section),
      .moveSection(let section, _), .editSection(let section, _):
      section
    default: nil
    }
  }

  /// Where a move or an insertion of a row goes.
  package var destination: Destination<SectionID, Item.ID>? {
    switch self {
    case .move(_, let destination), .insert(_, let destination): destination
    default: nil
    }
  }

  /// The row targets as written, a destination's too.
  package var namedRows: [Row] {
    switch destination {
    case .before(let row), .after(let row): rowTargets + [row]
    default: rowTargets
    }
  }

  /// The section target as written, also where it is a destination's.
  package var namedSection: Section? {
    switch destination {
    case .start(let section), .end(let section): section
    default: sectionTarget
    }
  }

  /// The revision after `as-of`.
  package var asOf: Int? {
    switch self {
    case .starAll(_, let revision), .unstarAll(_, let revision), .collapseAll(_, let revision): revision
    default: nil
    }
  }
}
