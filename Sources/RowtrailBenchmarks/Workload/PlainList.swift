import Rowtrail

/// The plain answer: an array of rows, and a dictionary from ids to indices that is kept right.
struct PlainList<Item: BenchmarkItem> {
  private(set) var rows: [ListRow<Item>]
  private(set) var places: [Item.ID: Int]

  init(_ rows: [ListRow<Item>]) {
    self.rows = rows
    places = Dictionary(minimumCapacity: rows.count)
    renumber(rows.indices)
  }

  /// Makes the step happen.
  @inline(__always)
  mutating func perform(_ step: Step<Item>) -> Bool {
    switch step {
    case .toggle(let id):
      guard let place = places[id] else { return false }
      rows[place].isStarred.toggle()
    case .move(let from, let to): move(from, to)
    case .insert(let item, let place):
      rows.insert(ListRow(item), at: place)
      renumber(place..<rows.count)
    case .delete(let id):
      guard let place = places.removeValue(forKey: id) else { return false }
      rows.remove(at: place)
      renumber(place..<rows.count)
    case .edit(let item, _):
      guard let place = places[item.id] else { return false }
      rows[place].item = item
    }
    return true
  }

  private mutating func move(_ from: Int, _ to: Int) {
    rows.insert(rows.remove(at: from), at: to)
    renumber(min(from, to)..<max(from, to) + 1)
  }

  private mutating func renumber(_ range: Range<Int>) {
    for place in range { places[rows[place].id] = place }
  }
}

extension PlainList {
  mutating func starAll() {
    for place in rows.indices { rows[place].isStarred = true }
  }

  mutating func delete(_ ids: Set<Item.ID>) {
    self = PlainList(rows.filter { !ids.contains($0.id) })
  }

  /// Moves rows to the start, in their order.
  mutating func moveToStart(_ ids: Set<Item.ID>) {
    self = PlainList(rows.filter { ids.contains($0.id) } + rows.filter { !ids.contains($0.id) })
  }

  /// How many rows came, went, stand elsewhere or have another content: what one has without a memory of the changes.
  func changeCount(since old: PlainList) -> Int {
    var count = 0
    for (place, row) in rows.enumerated() {
      if let then = old.places[row.id], then == place, old.rows[then] == row { continue }
      count += 1
    }
    for row in old.rows where places[row.id] == nil { count += 1 }
    return count
  }
}
