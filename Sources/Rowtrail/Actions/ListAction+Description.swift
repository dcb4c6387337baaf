extension ListAction: CustomStringConvertible {
  /// The action on one short line: its name, and what it is done to. Contents are left out, and of many places the first few
  /// are named.
  public var description: String { "\(keyword)\(object)".madeVisible }

  private var object: String {
    switch self {
    case .toggleStar(let row), .star(let row), .unstar(let row), .toggleExpand(let row), .expand(let row),
      .collapse(let row), .swipeDelete(let row), .edit(let row, _):
      " \(row)"
    case .starAll(let section, let asOf), .unstarAll(let section, let asOf), .collapseAll(let section, let asOf):
      (section.map { " in \($0)" } ?? "") + (asOf.map { " as of \($0)" } ?? "")
    case .delete(let rows): " \(listed(rows))"
    case .deleteOffsets(let section, let offsets): " \(listed(offsets)) in \(section)"
    case .move(let rows, let destination): " \(listed(rows)) to \(destination)"
    case .moveOffsets(let section, let offsets, let to): " \(listed(offsets)) to \(to) in \(section)"
    case .insert(let row, let destination): " \(row.id) at \(destination)"
    case .insertSection(let section, let index): " \(section.id) at [\(index)]"
    case .deleteSection(let section), .editSection(let section, _): " \(section)"
    case .moveSection(let section, let index): " \(section) to [\(index)]"
    case .reload(let sections):
      " (rows: \(sections.reduce(0) { $0 + $1.rows.count }), sections: \(sections.count))"
    case .batch(let actions): " of \(actions.count): \(listed(actions))"
    case .undo, .redo: ""
    }
  }
}

/// The first few of many, and how many more there are.
func listed(_ things: [some Any]) -> String {
  let most = 4
  let first = things.prefix(most).map { "\($0)" }.joined(separator: ", ")
  return things.count > most ? "\(first) and \(things.count - most) more" : first
}
