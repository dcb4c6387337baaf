extension ListState {
  /// The ids of the sections, in order.
  ///
  /// - Complexity: O(sections).
  public var sectionIDs: [SectionID] {
    @_specialize(where SectionID == String, Item == TextItem)
    get {
      index.sectionOrder.map { sectionID(handle: $0) }
    }
  }

  /// All sections with their rows: a copy of the whole list.
  ///
  /// - Complexity: O(n).
  public var sections: [ListSection<SectionID, Item>] {
    @_specialize(where SectionID == String, Item == TextItem)
    get {
      index.sectionOrder.map { section in
        ListSection(
          attributes: attributes(handle: section),
          rows: index.sectionRecords[Int(section)].rows.map { row(handle: $0) })
      }
    }
  }

  /// The id of the section with this index, or `nil`.
  ///
  /// - Complexity: O(log sections).
  @_specialize(where SectionID == String, Item == TextItem)
  public func sectionID(at position: Int) -> SectionID? {
    sectionHandle(at: position).map { sectionID(handle: $0) }
  }

  /// The index of the section of this id, or `nil`.
  ///
  /// - Complexity: O(log sections).
  @_specialize(where SectionID == String, Item == TextItem)
  public func sectionIndex(of id: SectionID) -> Int? {
    sectionHandle(of: id).map { index.sectionIndex(of: $0) }
  }

  /// The texts and header mode of the section of this id, or `nil`.
  ///
  /// - Complexity: O(log sections).
  @_specialize(where SectionID == String, Item == TextItem)
  public func attributes(of id: SectionID) -> SectionAttributes<SectionID>? {
    sectionHandle(of: id).map { attributes(handle: $0) }
  }

  /// The texts and header mode of the section with this index, or `nil`.
  ///
  /// - Complexity: O(log sections).
  @_specialize(where SectionID == String, Item == TextItem)
  public func attributes(ofSectionAt position: Int) -> SectionAttributes<SectionID>? {
    sectionHandle(at: position).map { attributes(handle: $0) }
  }

  /// How many rows the section of this id has, its header not counted, or `nil`.
  ///
  /// - Complexity: O(log sections).
  @_specialize(where SectionID == String, Item == TextItem)
  public func rowCount(of id: SectionID) -> Int? {
    sectionHandle(of: id).map { index.sectionRecords[Int($0)].rows.count }
  }

  /// How many items the section with this index has, as UIKit counts: a header that is an item counts.
  ///
  /// - Complexity: O(log sections).
  @_specialize(where SectionID == String, Item == TextItem)
  public func itemCount(ofSectionAt position: Int) -> Int? {
    guard let section = sectionHandle(at: position) else { return nil }
    let record = index.sectionRecords[Int(section)]
    return record.rows.count + record.firstRowItem
  }

  /// The ids of the rows of the section of this id, in order, or `nil`.
  ///
  /// - Complexity: O(rows of the section).
  @_specialize(where SectionID == String, Item == TextItem)
  public func rowIDs(of id: SectionID) -> [RowID]? {
    guard let section = sectionHandle(of: id) else { return nil }
    return index.sectionRecords[Int(section)].rows.map { rowID(handle: $0) }
  }

  func sectionHandle(of id: SectionID) -> UInt32? {
    index.sectionTable.find(id.hashValue) { sectionID(handle: $0) == id }
  }

  func sectionHandle(at position: Int) -> UInt32? {
    index.section(at: position)
  }

  func attributes(handle: UInt32) -> SectionAttributes<SectionID> {
    sectionBox(handle: handle).attributes
  }

  func sectionID(handle: UInt32) -> SectionID {
    sectionBox(handle: handle).attributes.id
  }

  private func sectionBox(handle: UInt32) -> SectionBox<SectionID> {
    guard let box = index.box(ofSection: handle) else { preconditionFailure("the handle of a section in use") }
    return unsafeDowncast(box, to: SectionBox<SectionID>.self)
  }
}
