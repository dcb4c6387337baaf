extension ListState {
  /// Whether this list, which the events led to from `before`, differs from it: whether a row or section that an event
  /// names does. What no event names kept its content, and keeps its place where all named ones have theirs.
  ///
  /// O(k log n) for k rows named; where the first of them differs, O(log n).
  package func differs(from before: ListState, by events: [ListEvent<SectionID, Item>]) -> Bool {
    if let event = events.first, events.count == 1, event.isNeverVoid { return true }
    for event in events {
      switch event {
      case .starred(let ids, _), .expanded(let ids, _):
        if ids.contains(where: { differs(from: before, inRow: $0) }) { return true }
      case .inserted(let row, _), .deleted(let row, _):
        if differs(from: before, inRow: row.id) { return true }
      case .moved(let id, _, _): if differs(from: before, inRow: id) { return true }
      case .edited(let item, _): if differs(from: before, inRow: item.id) { return true }
      case .sectionInserted(let section, _), .sectionDeleted(let section, _), .sectionEdited(let section, _):
        if differs(from: before, inSection: section.id) { return true }
      case .sectionMoved(let id, _, _): if differs(from: before, inSection: id) { return true }
      }
    }
    return false
  }

  private func differs(from before: ListState, inRow id: RowID) -> Bool {
    switch (handle(of: id), before.handle(of: id)) {
    case (nil, nil): false
    case (let now?, let then?):
      !hasEqualRow(now, to: then, in: before) || position(of: id) != before.position(of: id)
    default: true
    }
  }

  private func differs(from before: ListState, inSection id: SectionID) -> Bool {
    attributes(of: id) != before.attributes(of: id) || sectionIndex(of: id) != before.sectionIndex(of: id)
  }
}

extension ListEvent {
  /// Whether the event by itself always changes a list: all do but a replacement, where an app's `==` decides.
  fileprivate var isNeverVoid: Bool {
    switch self {
    case .edited, .sectionEdited: false
    default: true
    }
  }
}
