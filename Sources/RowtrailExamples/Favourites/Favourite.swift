import Rowtrail

/// A row of the favourites, by its number in the database. Whether it is a favourite is the row's star.
package struct Favourite: ListItem {
  package let id: Int
  package var title: String

  package init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
}
