import Rowtrail

extension ListState where SectionID == String, Item: BenchmarkItem {
  /// Makes the step happen, by the method for it.
  @inline(__always)
  mutating func perform(_ step: Step<Item>) -> Bool {
    switch step {
    case .toggle(let id): toggleStar(of: id)
    case .move(let from, let to):
      move(from: RowPath(section: 0, item: from), to: RowPath(section: 0, item: to))
    case .insert(let item, let place): insert(ListRow(item), at: RowPath(section: 0, item: place))
    case .delete(let id): remove(id)
    case .edit(let item, _): update(item)
    }
  }
}
