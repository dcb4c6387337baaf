import Rowtrail

/// Actions that come to what events say, so that what happened can be dispatched where the action itself cannot.
enum EventActions {
  /// The actions, for events that happened to a list, with ids and places that are current when each one's turn comes.
  static func actions(for events: [ListEvent<String, TextItem>], in list: TextList) -> [TextAction] {
    var list = list
    var actions: [TextAction] = []
    for event in events {
      actions += self.actions(for: event, in: list)
      list.apply(event)
    }
    return actions
  }

  private static func actions(for event: ListEvent<String, TextItem>, in list: TextList) -> [TextAction] {
    switch event {
    case .starred(let ids, let value): ids.map { value ? .star(.id($0)) : .unstar(.id($0)) }
    case .expanded(let ids, let value): ids.map { value ? .expand(.id($0)) : .collapse(.id($0)) }
    case .inserted(let row, let place): [.insert(row, at: destination(place, in: list))]
    case .deleted(let row, _): [.swipeDelete(.id(row.id))]
    case .moved(let id, _, let place): [.move([.id(id)], to: destination(place, in: list))]
    case .edited(let old, let new): edits(from: old, to: new, in: list)
    case .sectionInserted(let section, let index): [.insertSection(section, at: index)]
    case .sectionDeleted(let section, _): [.deleteSection(.id(section.id))]
    case .sectionMoved(let id, _, let index): [.moveSection(.id(id), to: index)]
    case .sectionEdited(let old, let new): edits(from: old, to: new)
    }
  }

  private static func destination(
    _ place: RowPosition<String>, in list: TextList
  ) -> Destination<String, String> {
    let mode = list.attributes(of: place.section)?.headerMode ?? .none
    let index = list.sectionIndex(of: place.section) ?? 0
    return .path(RowPath(section: index, item: place.offset + mode.firstRowItem))
  }

  /// An edit; where none leads from the one item to the other, as where a field goes, the row goes and comes back.
  private static func edits(from old: TextItem, to new: TextItem, in list: TextList) -> [TextAction] {
    var edit = TextEdit(title: old.title == new.title ? nil : new.title)
    edit.fields = new.fields.filter { old[$0.name] != $0.value }
    if edit == TextEdit() && old == new { return [] }
    if edit != TextEdit(), old.edited(by: edit) == new { return [.edit(.id(old.id), edit)] }
    guard var row = list.row(old.id), let path = list.path(of: old.id) else { return [] }
    row.item = new
    return [.swipeDelete(.id(old.id)), .insert(row, at: .path(path))]
  }

  private static func edits(
    from old: SectionAttributes<String>, to new: SectionAttributes<String>
  ) -> [TextAction] {
    let edit = SectionEdit(
      header: old.header == new.header ? nil : new.header, footer: old.footer == new.footer ? nil : new.footer,
      headerMode: old.headerMode == new.headerMode ? nil : new.headerMode)
    return edit == SectionEdit() ? [] : [.editSection(.id(old.id), edit)]
  }
}
