import Rowtrail

/// The episodes of a TV series as a table view has them.
@MainActor
package final class EpisodeScreen {
  package typealias Store = ListStore<Int, Episode>

  package let store: Store
  /// The revision that the table shows.
  package var shown = 0

  package init(_ list: ListState<Int, Episode> = ListState(.season1)) {
    store = Store(list)
  }

  /// A cell for a path of the shown revision; the row asks where it is when it is swiped.
  package func cell(at path: RowPath) -> EpisodeCell? {
    guard let row = store.handle(at: path, shown: shown), let episode = store.list(shown: shown)?.row(at: path)?.item
    else { return nil }
    return EpisodeCell(
      title: "\(episode.code) \(episode.name)",
      airDate: episode.airDate,
      onFullSwipe: { done in done(row.swipeDelete().isAccepted) },
      currentPath: { row.currentPath })
  }
}
