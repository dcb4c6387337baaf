import Rowtrail

/// The reminder editor as its view controller has it, over a diffable data source.
@MainActor
package final class ReminderEditor {
  package typealias Store = ListStore<ReminderAspect, ReminderText>

  package let store: Store
  /// The revision whose snapshot is applied.
  package var shown = 0

  package init(title: String, notes: String) {
    store = Store(ListState(ListSection(.title, title), ListSection(.notes, notes)))
  }

  /// The cell at a path of the shown revision: of a header where that is item 0, of a text field elsewhere.
  package func cell(at path: RowPath) -> ReminderCell? {
    guard let list = store.list(shown: shown) else { return nil }
    switch list.occupant(of: path) {
    case .header(let aspect):
      return ReminderCell(text: list.attributes(of: aspect)?.header ?? "", isHeader: true)
    case .row(let id):
      guard let row = store.handle(for: id, shown: shown), let text = list.row(id)?.item.text else { return nil }
      return ReminderCell(text: text, isHeader: false) { text in row.edit { $0.text = text } }
    case .nothing: return nil
    }
  }

  /// The date switch: its section comes in between title and notes, or goes.
  package func setDate(_ date: String?) {
    guard let date else {
      store.dispatch(.deleteSection(.id(.date)))
      return
    }
    let attributes = SectionAttributes(ReminderAspect.date, header: "Date", headerMode: .firstItem)
    store.dispatch(
      .batch([
        .insertSection(attributes, at: 1),
        .insert(ListRow(ReminderText(.date, date)), at: .start(of: .id(.date))),
      ]))
  }

  /// Cancel: everything is taken back.
  package func cancel() {
    while store.undo().isAccepted {}
  }
}
