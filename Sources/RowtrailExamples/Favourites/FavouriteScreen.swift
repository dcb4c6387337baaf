import Rowtrail

/// The favourites as a table view has them, over a database.
@MainActor
package final class FavouriteScreen {
  package typealias Store = ListStore<String, Favourite>

  package let store: Store
  package let writer: FavouriteWriter
  private let database: any FavouriteDatabase
  /// The revision that the table shows.
  package var shown = 0

  package init(_ database: any FavouriteDatabase) {
    self.database = database
    let rows = database.records().map { ListRow(Favourite($0.id, $0.title), isStarred: $0.isFavourite) }
    store = Store(ListState(ListSection("favourites", rows: rows)))
    writer = FavouriteWriter(store, to: database)
  }

  /// A cell for a path of the shown revision.
  package func cell(at path: RowPath) -> FavouriteCell? {
    guard let row = store.handle(at: path, shown: shown), let favourite = store.list(shown: shown)?.row(at: path) else {
      return nil
    }
    return FavouriteCell(
      title: favourite.item.title,
      isFavourite: favourite.isStarred,
      onStar: { row.toggleStar() },
      onSwipe: { done in done(row.swipeDelete().isAccepted) })
  }

  /// The database tells that something changed, by this app or by another one. Our own changes are written first, so the
  /// echo of a write finds nothing that differs.
  package func databaseChanged() {
    writer.flush()
    store.dispatch(.databaseChanged(database.records()), by: FavouriteActions())
  }
}
