extension ListState.Occupant {
  /// The id of what stands there, a header's as its section's, or `nil` where nothing does.
  package var idText: String? {
    switch self {
    case .row(let id): String(describing: id)
    case .header(let id): "the header of \(id)"
    case .nothing: nil
    }
  }
}

extension ListState {
  /// What stands at every path, section by section: the ids that an update of this list is judged by. O(n).
  package var occupants: [[Occupant]] {
    index.sectionOrder.map { section in
      let record = index.sectionRecords[Int(section)]
      var items: [Occupant] = []
      items.reserveCapacity(record.rows.count + record.firstRowItem)
      if record.firstRowItem == 1 { items.append(.header(attributes(handle: section).id)) }
      for row in record.rows { items.append(.row(item(handle: row).id)) }
      return items
    }
  }

  /// How many items each section has, as a data source answers: a header that is an item counts. O(sections).
  public var itemCounts: [Int] {
    index.sectionOrder.map { section in
      let record = index.sectionRecords[Int(section)]
      return record.rows.count + record.firstRowItem
    }
  }
}
