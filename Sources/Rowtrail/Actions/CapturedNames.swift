/// Rows and sections that an action names by id although a view's closure holds them as captured paths: what puts the paths
/// into the action, so that hazards see them and the entry shows what the closure held.
///
/// Each takes the place of its id's first mention alone: an action that names the row a second time, perhaps after it was
/// moved, does not hold its path twice.
struct CapturedNames<SectionID: ListID, Item: ListItem> {
  typealias Action = ListAction<SectionID, Item>
  private var rows: [Item.ID: RowTarget<Item.ID>]
  private var sections: [SectionID: SectionTarget<SectionID>]

  init(rows: [Item.ID: RowTarget<Item.ID>] = [:], sections: [SectionID: SectionTarget<SectionID>] = [:]) {
    self.rows = rows
    self.sections = sections
  }

  /// The action with the captured paths in it.
  mutating func put(into action: Action) -> Action {
    switch action {
    case .toggleStar(let row): .toggleStar(path(row))
    case .star(let row): .star(path(row))
    case .unstar(let row): .unstar(path(row))
    case .toggleExpand(let row): .toggleExpand(path(row))
    case .expand(let row): .expand(path(row))
    case .collapse(let row): .collapse(path(row))
    case .swipeDelete(let row): .swipeDelete(path(row))
    case .edit(let row, let edit): .edit(path(row), edit)
    case .delete(let rows): .delete(paths(rows))
    case .move(let rows, let destination): .move(paths(rows), to: path(destination))
    case .insert(let row, let destination): .insert(row, at: path(destination))
    case .batch(let actions): .batch(all(actions))
    case .reload, .undo, .redo, .insertSection: action
    default: putSection(into: action)
    }
  }

  private mutating func putSection(into action: Action) -> Action {
    switch action {
    case .starAll(let section, let asOf): .starAll(in: path(section), asOf: asOf)
    case .unstarAll(let section, let asOf): .unstarAll(in: path(section), asOf: asOf)
    case .collapseAll(let section, let asOf): .collapseAll(in: path(section), asOf: asOf)
    case .deleteOffsets(let section, let offsets): .deleteOffsets(in: path(section), offsets)
    case .moveOffsets(let section, let offsets, let to): .moveOffsets(in: path(section), offsets, to: to)
    case .deleteSection(let section): .deleteSection(path(section))
    case .moveSection(let section, let index): .moveSection(path(section), to: index)
    case .editSection(let section, let edit): .editSection(path(section), edit)
    default: action
    }
  }

  private mutating func path(_ row: RowTarget<Item.ID>) -> RowTarget<Item.ID> {
    if case .id(let id) = row { rows.removeValue(forKey: id) ?? row } else { row }
  }

  private mutating func path(_ section: SectionTarget<SectionID>) -> SectionTarget<SectionID> {
    if case .id(let id) = section { sections.removeValue(forKey: id) ?? section } else { section }
  }

  private mutating func path(_ section: SectionTarget<SectionID>?) -> SectionTarget<SectionID>? {
    guard let section else { return nil }
    return .some(path(section))
  }

  private mutating func path(_ destination: Destination<SectionID, Item.ID>) -> Destination<SectionID, Item.ID> {
    switch destination {
    case .path: destination
    case .before(let row): .before(path(row))
    case .after(let row): .after(path(row))
    case .start(let section): .start(of: path(section))
    case .end(let section): .end(of: path(section))
    }
  }

  private mutating func paths(_ targets: [RowTarget<Item.ID>]) -> [RowTarget<Item.ID>] {
    var result: [RowTarget<Item.ID>] = []
    result.reserveCapacity(targets.count)
    for target in targets { result.append(path(target)) }
    return result
  }

  private mutating func all(_ actions: [Action]) -> [Action] {
    var result: [Action] = []
    result.reserveCapacity(actions.count)
    for action in actions { result.append(put(into: action)) }
    return result
  }
}
