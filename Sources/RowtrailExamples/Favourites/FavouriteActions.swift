import Rowtrail

/// The favourites' own actions: pure functions from an action and the list to core actions.
package struct FavouriteActions: ListReducer {
  package typealias List = ListState<String, Favourite>

  package enum Action: Sendable {
    /// The database has these records now: what differs is put right, in one entry, and stars are taken away, too.
    case databaseChanged([FavouriteRecord])
    /// Removes everything that is no favourite.
    case tidyUp
  }

  package init() {}

  package func actions(for action: Action, in list: List) throws(Rejection) -> [ListAction<String, Favourite>] {
    switch action {
    case .databaseChanged(let records):
      let kept = Set(records.map(\.id))
      let gone = list.rowIDs.filter { !kept.contains($0) }
      return (gone.isEmpty ? [] : [.delete(gone.map { .id($0) })]) + records.flatMap { changes(of: $0, in: list) }
    case .tidyUp:
      let others = list.rowIDs.filter { list.row($0)?.isStarred == false }
      if others.isEmpty { throw Rejection(.gone, "what is no favourite") }
      return [.delete(others.map { .id($0) })]
    }
  }

  private func changes(of record: FavouriteRecord, in list: List) -> [ListAction<String, Favourite>] {
    let item = Favourite(record.id, record.title)
    guard let row = list.row(record.id) else {
      return [.insert(ListRow(item, isStarred: record.isFavourite), at: .end(of: .id("favourites")))]
    }
    var actions: [ListAction<String, Favourite>] = []
    if row.item != item { actions.append(.edit(.id(record.id), item)) }
    if row.isStarred != record.isFavourite {
      actions.append(record.isFavourite ? .star(.id(record.id)) : .unstar(.id(record.id)))
    }
    return actions
  }
}
