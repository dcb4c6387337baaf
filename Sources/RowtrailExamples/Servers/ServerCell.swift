/// What a server's cell shows and does; it stands in for a `UICollectionViewListCell` or a `UITableViewCell`.
@MainActor
package struct ServerCell {
  package var nickname: String
  package var details: String
  package var isStarred: Bool
  /// The star button in the cell.
  package var onStar: () -> Void
  /// The trailing swipe action, with UIKit's completion.
  package var onSwipe: (_ done: (Bool) -> Void) -> Void
}
