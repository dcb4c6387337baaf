import Rowtrail

/// Makes the arguments of an action simpler, one thing at a time.
///
/// Simpler is: fewer, an id rather than a path, a path of now rather than one of an earlier revision, an earlier revision
/// rather than a later one, smaller numbers, plain contents. Every answer is simpler than the action in this sense, so that
/// simplifying comes to an end.
struct ActionSimplifier<SectionID: ListID, Item: ListItem> {
  typealias Action = ListAction<SectionID, Item>
  typealias List = ListState<SectionID, Item>

  /// The item of the same id without contents, or `nil` where it has none already.
  let plain: (Item) -> Item?
  /// The lists of the revisions up to the action.
  let lists: [List]

  /// The simplest actions of all, in the place of one that is not among them: a row is deleted, or starred.
  func simplest(_ action: Action) -> [Action] {
    var answers: [Action] = []
    if case .swipeDelete = action { return [] }
    let ids = lists.last?.rowIDs ?? []
    if let first = ids.first { answers.append(.swipeDelete(.id(first))) }
    if ids.count > 1, let last = ids.last { answers.append(.swipeDelete(.id(last))) }
    if case .toggleStar = action { return answers }
    return answers + ids.prefix(1).map { .toggleStar(.id($0)) }
  }

  /// Simpler actions, the simplest first.
  func simpler(_ action: Action) -> [Action] {
    switch action {
    case .toggleStar(let row): targets(row).map { .toggleStar($0) }
    case .star(let row): targets(row).map { .star($0) }
    case .unstar(let row): targets(row).map { .unstar($0) }
    case .toggleExpand(let row): targets(row).map { .toggleExpand($0) }
    case .expand(let row): targets(row).map { .expand($0) }
    case .collapse(let row): targets(row).map { .collapse($0) }
    case .swipeDelete(let row): targets(row).map { .swipeDelete($0) }
    case .edit(let row, let edit): targets(row).map { .edit($0, edit) }
    case .starAll(let section, let asOf): whole(section, asOf).map { .starAll(in: $0.0, asOf: $0.1) }
    case .unstarAll(let section, let asOf): whole(section, asOf).map { .unstarAll(in: $0.0, asOf: $0.1) }
    case .collapseAll(let section, let asOf): whole(section, asOf).map { .collapseAll(in: $0.0, asOf: $0.1) }
    case .batch(let actions): batch(actions)
    case .reload(let sections): reload(sections).map { .reload($0) }
    case .undo, .redo: []
    default: several(action)
    }
  }

  private func several(_ action: Action) -> [Action] {
    switch action {
    case .delete(let rows):
      rows.count == 1 ? [.swipeDelete(rows[0])] : many(rows, targets).map { .delete($0) }
    case .deleteOffsets(let section, let offsets):
      inOrder(offsets).map { .deleteOffsets(in: section, $0) }
        + many(offsets, numbers).map { .deleteOffsets(in: section, $0) }
        + sections(section).map { .deleteOffsets(in: $0, offsets) }
    case .move(let rows, let to):
      many(rows, targets).map { .move($0, to: to) } + destinations(to).map { .move(rows, to: $0) }
    case .moveOffsets(let section, let offsets, let to):
      inOrder(offsets).map { .moveOffsets(in: section, $0, to: to) }
        + many(offsets, numbers).map { .moveOffsets(in: section, $0, to: to) }
        + numbers(to).map { .moveOffsets(in: section, offsets, to: $0) }
        + sections(section).map { .moveOffsets(in: $0, offsets, to: to) }
    case .insert(let row, let to):
      rows(row).map { .insert($0, at: to) } + destinations(to).map { .insert(row, at: $0) }
    default: aboutSection(action)
    }
  }

  private func aboutSection(_ action: Action) -> [Action] {
    switch action {
    case .insertSection(let section, let index):
      attributes(section).map { .insertSection($0, at: index) } + numbers(index).map { .insertSection(section, at: $0) }
    case .deleteSection(let section): sections(section).map { .deleteSection($0) }
    case .moveSection(let section, let index):
      sections(section).map { .moveSection($0, to: index) } + numbers(index).map { .moveSection(section, to: $0) }
    case .editSection(let section, let edit):
      edits(edit).map { .editSection(section, $0) } + sections(section).map { .editSection($0, edit) }
    default: []
    }
  }

  /// The offsets in order, where they are not.
  private func inOrder(_ offsets: [Int]) -> [[Int]] {
    let sorted = offsets.sorted()
    return sorted == offsets ? [] : [sorted]
  }

  /// One of the actions alone, the batch without one of them, and the batch with one of them simpler.
  private func batch(_ actions: [Action]) -> [Action] {
    let alone = actions.count == 1 ? actions : []
    return alone + many(actions, simpler, least: 0).map { .batch($0) }
  }

  /// The elements without one of them, down to so many, and with one of them simpler.
  private func many<Element>(
    _ elements: [Element], _ simpler: (Element) -> [Element], least: Int = 1
  ) -> [[Element]] {
    var answers: [[Element]] = []
    if elements.count > max(1, least) { answers += elements.map { [$0] } }
    if elements.count > least {
      for index in elements.indices.reversed() where elements.count > 2 || least == 0 {
        var fewer = elements
        fewer.remove(at: index)
        answers.append(fewer)
      }
    }
    for index in elements.indices {
      for element in simpler(elements[index]) {
        var other = elements
        other[index] = element
        answers.append(other)
      }
    }
    return answers
  }
}
