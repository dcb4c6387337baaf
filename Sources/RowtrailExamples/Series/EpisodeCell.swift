import Rowtrail

/// What an episode's cell shows and does; it stands in for a `UITableViewCell`.
@MainActor
package struct EpisodeCell {
  package var title: String
  package var airDate: String
  /// A full swipe, with UIKit's completion.
  package var onFullSwipe: (_ done: (Bool) -> Void) -> Void
  /// Where the row is now.
  package var currentPath: () -> RowPath?
}
