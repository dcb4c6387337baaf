extension ListState {
  /// Makes the event happen.
  ///
  /// - Returns: `false` where the event does not fit this list (a row that is not there, a place beyond the end, a flag that
  ///   is that way already, another content than the event says was there): the list is then as it was.
  /// - Complexity: O(log n) a row.
  @_specialize(where SectionID == String, Item == TextItem)
  @discardableResult
  public mutating func apply(_ event: ListEvent<SectionID, Item>) -> Bool {
    holds(event) && perform(event)
  }

  /// Whether what the event says was there is what is there; places and flags are for ``perform(_:)`` to look at.
  private func holds(_ event: ListEvent<SectionID, Item>) -> Bool {
    switch event {
    case .deleted(let deleted, _): row(deleted.id) == deleted
    case .edited(let old, _): row(old.id)?.item == old
    case .sectionDeleted(let old, _), .sectionEdited(let old, _): attributes(of: old.id) == old
    default: true
    }
  }

  /// Makes an event happen whose content was read off this very list, and need not be compared with it: an app's `==` may
  /// be anything.
  mutating func perform(_ event: ListEvent<SectionID, Item>) -> Bool {
    switch event {
    case .starred(let ids, let value): switchFlag(.starred, of: ids, to: value)
    case .expanded(let ids, let value): switchFlag(.expanded, of: ids, to: value)
    case .inserted(let row, let place): applyInserted(row, at: place)
    case .deleted(let row, let place): applyDeleted(row.id, from: place)
    case .moved(let id, let from, let to): applyMoved(id, from: from, to: to)
    case .edited(let from, let to): from.id == to.id && update(to)
    case .sectionInserted(let attributes, let position): applySectionInserted(attributes, at: position)
    case .sectionDeleted(let attributes, let position): applySectionDeleted(attributes.id, from: position)
    case .sectionMoved(let id, let from, let to): applySectionMoved(id, from: from, to: to)
    case .sectionEdited(let from, let to): from.id == to.id && replaceAttributes(to)
    }
  }

  /// Makes the events happen one after the other.
  ///
  /// - Returns: `false` where one of them does not fit: the list is then as it was before all of them.
  @_specialize(where SectionID == String, Item == TextItem)
  @discardableResult
  public mutating func apply(_ events: [ListEvent<SectionID, Item>]) -> Bool {
    guard events.count != 1 else { return apply(events[0]) }
    let before = self
    for event in events {
      guard apply(event) else {
        self = before
        return false
      }
    }
    return true
  }

  /// Takes the events back, the newest first, so that the list is as before they happened.
  ///
  /// - Returns: `false` where one of them cannot have led here: the list is then as it was.
  @_specialize(where SectionID == String, Item == TextItem)
  @discardableResult
  public mutating func takeBack(_ events: [ListEvent<SectionID, Item>]) -> Bool {
    guard events.count != 1 else { return apply(events[0].inverse) }
    let after = self
    for event in events.reversed() {
      guard apply(event.inverse) else {
        self = after
        return false
      }
    }
    return true
  }
}

extension ListState {
  private mutating func switchFlag(_ flag: RowFlags, of ids: [RowID], to value: Bool) -> Bool {
    var switched: [UInt32] = []
    for id in ids {
      guard let row = handle(of: id), index.setFlag(flag, of: row, to: value) else {
        for row in switched { _ = index.setFlag(flag, of: row, to: !value) }
        return false
      }
      if ids.count > 1 { switched.append(row) }
    }
    return true
  }

  private mutating func applyInserted(_ row: ListRow<Item>, at place: RowPosition<SectionID>) -> Bool {
    guard let section = sectionHandle(of: place.section), handle(of: row.id) == nil, place.offset >= 0,
      place.offset <= index.sectionRecords[Int(section)].rows.count
    else { return false }
    insert(row, at: RowPlace(section: section, offset: place.offset))
    return true
  }

  private mutating func applyDeleted(_ id: RowID, from place: RowPosition<SectionID>) -> Bool {
    guard let row = handle(of: id), stands(row, at: place) else { return false }
    index.removeRow(row, hash: id.hashValue)
    return true
  }

  private mutating func applyMoved(_ id: RowID, from: RowPosition<SectionID>, to: RowPosition<SectionID>) -> Bool {
    guard let row = handle(of: id), stands(row, at: from), let section = sectionHandle(of: to.section) else {
      return false
    }
    let room = index.sectionRecords[Int(section)].rows.count - (from.section == to.section ? 1 : 0)
    guard to.offset >= 0, to.offset <= room else { return false }
    index.moveRow(from: index.place(of: row), to: RowPlace(section: section, offset: to.offset))
    return true
  }

  private func stands(_ row: UInt32, at place: RowPosition<SectionID>) -> Bool {
    guard let section = sectionHandle(of: place.section) else { return false }
    return index.place(of: row) == RowPlace(section: section, offset: place.offset)
  }

  private mutating func applySectionInserted(_ attributes: SectionAttributes<SectionID>, at position: Int) -> Bool {
    guard sectionHandle(of: attributes.id) == nil, position >= 0, position <= sectionCount else { return false }
    index.insertSection(
      hash: attributes.id.hashValue, box: SectionBox(attributes), firstRowItem: attributes.headerMode.firstRowItem,
      index: position)
    return true
  }

  private mutating func applySectionDeleted(_ id: SectionID, from position: Int) -> Bool {
    guard let section = sectionHandle(of: id), index.sectionIndex(of: section) == position,
      index.rowCount(ofSection: section) == 0
    else { return false }
    index.removeSection(section, hash: id.hashValue)
    return true
  }

  private mutating func applySectionMoved(_ id: SectionID, from: Int, to: Int) -> Bool {
    guard let section = sectionHandle(of: id), index.sectionIndex(of: section) == from, to >= 0, to < sectionCount
    else { return false }
    index.moveSection(section, to: to)
    return true
  }

  private mutating func replaceAttributes(_ attributes: SectionAttributes<SectionID>) -> Bool {
    guard let section = sectionHandle(of: attributes.id) else { return false }
    index.sectionRecords.update(Int(section)) { record in
      record.firstRowItem = attributes.headerMode.firstRowItem
      record.box = SectionBox(attributes)
    }
    return true
  }
}
