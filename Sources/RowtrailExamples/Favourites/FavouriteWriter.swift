import Rowtrail

/// Writes every change of the favourites through to the database: what an entry's events name.
@MainActor
package final class FavouriteWriter {
  private let store: ListStore<String, Favourite>
  private let database: any FavouriteDatabase
  /// The newest entry that is written.
  package private(set) var written: Int

  package init(_ store: ListStore<String, Favourite>, to database: any FavouriteDatabase) {
    self.store = store
    self.database = database
    written = store.revision
  }

  /// Writes entry by entry until its task is cancelled; none is missed, however slow the database is.
  package func run() async {
    for await entry in store.changes(after: written) { write(entry) }
  }

  /// Writes what is not written yet: where an app cannot wait, such as before it is suspended.
  package func flush() {
    while let entry = store.timeline.entry(written + 1) { write(entry) }
  }

  private func write(_ entry: Entry<String, Favourite>) {
    guard entry.revision > written else { return }
    written = entry.revision
    if entry.cause?.name == "databaseChanged" { return }
    for id in Set(entry.events.flatMap(\.changedRows)).sorted() {
      guard let row = store.list(shown: entry.revision)?.row(id) else {
        database.remove(id)
        continue
      }
      database.write(FavouriteRecord(id, row.item.title, isFavourite: row.isStarred))
    }
  }
}

extension ListEvent where Item == Favourite {
  /// The rows whose record is not the same any more.
  fileprivate var changedRows: [Int] {
    switch self {
    case .starred(let ids, _): ids
    case .inserted(let row, _), .deleted(let row, _): [row.id]
    case .edited(_, let item): [item.id]
    default: []
    }
  }
}
