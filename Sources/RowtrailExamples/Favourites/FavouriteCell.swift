/// What a favourite's cell shows and does; it stands in for a `UITableViewCell`.
@MainActor
package struct FavouriteCell {
  package var title: String
  package var isFavourite: Bool
  package var onStar: () -> Void
  package var onSwipe: (_ done: (Bool) -> Void) -> Void
}
