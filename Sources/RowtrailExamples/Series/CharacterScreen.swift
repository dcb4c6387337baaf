import Rowtrail

/// The characters of a TV series as a collection view has them.
@MainActor
package final class CharacterScreen {
  package typealias Store = ListStore<String, SeriesCharacter>

  package let store: Store
  /// The revision that the collection view shows.
  package var shown = 0

  package init(_ list: ListState<String, SeriesCharacter> = ListState(.firstPage)) {
    store = Store(list)
  }

  /// A cell for a path of the shown revision.
  package func cell(at path: RowPath) -> CharacterCell? {
    guard let row = store.handle(at: path, shown: shown), let character = store.list(shown: shown)?.row(at: path) else {
      return nil
    }
    return CharacterCell(
      name: character.item.name,
      lines: Self.lines(of: character),
      buttonTitle: character.isExpanded ? "Show Less" : "Show More",
      onShowMore: { row.toggleExpand() })
  }

  private static func lines(of row: ListRow<SeriesCharacter>) -> [String] {
    let character = row.item
    let lines = [
      character.species, character.status, character.gender, character.origin, character.lastKnownLocation,
      character.image,
    ]
    return row.isExpanded ? lines : Array(lines.prefix(2))
  }
}
