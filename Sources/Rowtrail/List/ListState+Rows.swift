extension ListState {
  /// What stands at a path. `Sendable`, and a value.
  public enum Occupant: Equatable, Sendable {
    /// A row.
    case row(RowID)
    /// The header of a section whose header mode is ``HeaderMode/firstItem``.
    case header(SectionID)
    /// Nothing.
    case nothing
  }

  /// The row of this id, or `nil`.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func row(_ id: RowID) -> ListRow<Item>? {
    handle(of: id).map { row(handle: $0) }
  }

  /// Whether the list has a row of this id.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func contains(_ id: RowID) -> Bool { handle(of: id) != nil }

  /// Where the row of this id stands, as UIKit counts, or `nil`.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func path(of id: RowID) -> RowPath? {
    handle(of: id).map { index.path(of: $0) }
  }

  /// The section and offset of the row of this id, or `nil`.
  ///
  /// - Complexity: O(log n).
  @_specialize(where SectionID == String, Item == TextItem)
  public func position(of id: RowID) -> RowPosition<SectionID>? {
    guard let row = handle(of: id) else { return nil }
    return position(index.place(of: row))
  }

  /// What stands at a path, which may be any two integers.
  ///
  /// - Complexity: O(log n).
  @_specialize(where SectionID == String, Item == TextItem)
  public func occupant(of path: RowPath) -> Occupant {
    if let row = index.row(at: path) { return .row(rowID(handle: row)) }
    guard let section = index.section(at: path.section) else { return .nothing }
    let isHeader = path.item == 0 && index.sectionRecords[Int(section)].firstRowItem == 1
    return isHeader ? .header(sectionID(handle: section)) : .nothing
  }

  /// The id of the row at a path; `nil` where a header or nothing stands.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func rowID(at path: RowPath) -> RowID? {
    index.row(at: path).map { rowID(handle: $0) }
  }

  /// The row at a path; `nil` where a header or nothing stands.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func row(at path: RowPath) -> ListRow<Item>? {
    index.row(at: path).map { row(handle: $0) }
  }

  /// The ids of all rows, in list order.
  ///
  /// - Complexity: O(n).
  public var rowIDs: [RowID] {
    @_specialize(where SectionID == String, Item == TextItem)
    get {
      var ids: [RowID] = []
      ids.reserveCapacity(rowCount)
      for section in index.sectionOrder {
        for row in index.sectionRecords[Int(section)].rows { ids.append(rowID(handle: row)) }
      }
      return ids
    }
  }

  /// Calls `body` with every row and its path, in list order.
  ///
  /// - Complexity: O(n).
  @_specialize(where SectionID == String, Item == TextItem)
  public func forEachRow(_ body: (_ path: RowPath, _ row: ListRow<Item>) throws -> Void) rethrows {
    for (number, section) in index.sectionOrder.enumerated() {
      let record = index.sectionRecords[Int(section)]
      var path = RowPath(section: number, item: record.firstRowItem)
      for handle in record.rows {
        try body(path, row(handle: handle))
        path.item += 1
      }
    }
  }
}

extension ListState {
  /// A place by the id of its section.
  func position(_ place: RowPlace) -> RowPosition<SectionID> {
    RowPosition(section: sectionID(handle: place.section), offset: place.offset)
  }

  /// The handle of the row of this id. O(log n).
  @inlinable
  func handle(of id: RowID) -> UInt32? {
    index.row(hash: id.hashValue) { box in box.withBox(RowBox<Item>.self) { $0.item.id == id } }
  }

  /// The id of a row in use.
  @inlinable
  func rowID(handle: UInt32) -> RowID {
    withExtendedLifetime(self) { index.box(of: handle).withBox(RowBox<Item>.self) { $0.item.id } }
  }

  /// The item of a row in use.
  @inlinable
  func item(handle: UInt32) -> Item {
    withExtendedLifetime(self) { index.box(of: handle).withBox(RowBox<Item>.self) { $0.item } }
  }

  @inlinable
  func row(handle: UInt32) -> ListRow<Item> {
    let (box, flags) = index.boxAndFlags(of: handle)
    return withExtendedLifetime(self) {
      box.withBox(RowBox<Item>.self) {
        ListRow($0.item, isStarred: flags.contains(.starred), isExpanded: flags.contains(.expanded))
      }
    }
  }
}
