import Rowtrail

/// One change of one row, ready to be made.
enum Step<Item: BenchmarkItem> {
  case toggle(Item.ID)
  case move(Int, to: Int)
  case insert(Item, at: Int)
  case delete(Item.ID)
  /// An edit by the number, and the item that it makes.
  case edit(Item, number: Int)

  /// The step as an action that a timeline records.
  var action: ListAction<String, Item> {
    switch self {
    case .toggle(let id): .toggleStar(.id(id))
    case .move(let from, let to):
      .move([.path(RowPath(section: 0, item: from))], to: .path(RowPath(section: 0, item: to)))
    case .insert(let item, let place): .insert(ListRow(item), at: .path(RowPath(section: 0, item: place)))
    case .delete(let id): .delete([.id(id)])
    case .edit(let item, let number): .edit(.id(item.id), Item.edit(number: number))
    }
  }
}
