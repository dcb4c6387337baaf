/// The changes of a single row or section, each in O(log n), and each refused with `false` where it does not fit the list,
/// which then stays as it was.
extension ListState {
  /// Stars a row, or takes its star away. `false` where no row has the id.
  @inlinable
  @discardableResult
  public mutating func setStarred(_ value: Bool, of id: RowID) -> Bool {
    guard let row = handle(of: id) else { return false }
    _ = index.setFlag(.starred, of: row, to: value)
    return true
  }

  /// Expands or collapses a row. `false` where no row has the id.
  @inlinable
  @discardableResult
  public mutating func setExpanded(_ value: Bool, of id: RowID) -> Bool {
    guard let row = handle(of: id) else { return false }
    _ = index.setFlag(.expanded, of: row, to: value)
    return true
  }

  /// Stars a row or takes its star away, where that changes something; `false` where it does not, or no row has the id.
  @inlinable
  package mutating func switchStar(to value: Bool, of id: RowID) -> Bool {
    guard let row = handle(of: id), index.flags(of: row).contains(.starred) != value else { return false }
    _ = index.setFlag(.starred, of: row, to: value)
    return true
  }

  /// The same for a row that is expanded or collapsed.
  @inlinable
  package mutating func switchExpansion(to value: Bool, of id: RowID) -> Bool {
    guard let row = handle(of: id), index.flags(of: row).contains(.expanded) != value else { return false }
    _ = index.setFlag(.expanded, of: row, to: value)
    return true
  }

  /// Stars a row that is not starred, and the other way round. `false` where no row has the id.
  @inlinable
  @discardableResult
  public mutating func toggleStar(of id: RowID) -> Bool {
    guard let row = handle(of: id) else { return false }
    return index.setFlag(.starred, of: row, to: !index.flags(of: row).contains(.starred))
  }

  /// Replaces the content of the row that has the item's id. `false` where no row has it.
  @inlinable
  @discardableResult
  public mutating func update(_ item: Item) -> Bool {
    guard let row = handle(of: item.id) else { return false }
    index.setBox(RowBox(item), of: row)
    return true
  }

  /// Moves the row at one path to the path that it has afterwards. `false` where no row stands there, or the other path
  /// is not there without it.
  @inlinable
  @discardableResult
  public mutating func move(from: RowPath, to: RowPath) -> Bool {
    guard let place = index.place(at: from), let room = index.room(at: to, without: place) else { return false }
    index.moveRow(from: place, to: room)
    return true
  }

  /// Inserts a row at the path that it then has. `false` where the id is taken or the path is not there.
  @inlinable
  @discardableResult
  public mutating func insert(_ row: ListRow<Item>, at path: RowPath) -> Bool {
    guard handle(of: row.id) == nil, let place = index.room(at: path) else { return false }
    insert(row, at: place)
    return true
  }

  /// Removes a row. `false` where no row has the id.
  @inlinable
  @discardableResult
  public mutating func remove(_ id: RowID) -> Bool {
    guard let row = handle(of: id) else { return false }
    index.removeRow(row, hash: id.hashValue)
    return true
  }

  @inlinable
  mutating func insert(_ row: ListRow<Item>, at place: RowPlace) {
    let flags = RowFlags(isStarred: row.isStarred, isExpanded: row.isExpanded)
    index.insertRow(hash: row.id.hashValue, box: RowBox(row.item), flags: flags, at: place)
  }
}
