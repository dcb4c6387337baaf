/// A record of the database's table.
package struct FavouriteRecord: Equatable, Sendable {
  package var id: Int
  package var title: String
  package var isFavourite: Bool

  package init(_ id: Int, _ title: String, isFavourite: Bool = false) {
    self.id = id
    self.title = title
    self.isFavourite = isFavourite
  }
}
