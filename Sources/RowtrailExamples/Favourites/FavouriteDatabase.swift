/// What the favourites need of a database.
@MainActor
package protocol FavouriteDatabase: AnyObject {
  /// All records, by number.
  func records() -> [FavouriteRecord]
  /// Inserts a record, or replaces the one of its number.
  func write(_ record: FavouriteRecord)
  /// Removes a record.
  func remove(_ id: Int)
}
