import Rowtrail

/// A list as an array of sections of rows, where everything is found by looking at everything: slow and obvious.
struct PlainList<Item: Sample>: Equatable {
  var sections: [Item.Section]

  init(_ sections: [Item.Section]) { self.sections = sections }

  var rows: [ListRow<Item>] { sections.flatMap(\.rows) }

  func row(_ id: Item.ID) -> ListRow<Item>? {
    place(of: id).map { sections[$0.section].rows[$0.offset] }
  }

  func contains(_ id: Item.ID) -> Bool { place(of: id) != nil }

  func sectionIndex(of id: Item.SectionID) -> Int? { sections.firstIndex { $0.id == id } }

  /// The section's index and the row's offset among its rows.
  func place(of id: Item.ID) -> (section: Int, offset: Int)? {
    for (number, section) in sections.enumerated() {
      if let offset = section.rows.firstIndex(where: { $0.id == id }) { return (number, offset) }
    }
    return nil
  }

  /// What stands at each item of a section, as UIKit counts.
  func items(ofSectionAt number: Int) -> [Item.List.Occupant] {
    guard sections.indices.contains(number) else { return [] }
    let section = sections[number]
    let header: [Item.List.Occupant] = section.attributes.headerMode == .firstItem ? [.header(section.id)] : []
    return header + section.rows.map { .row($0.id) }
  }

  func occupant(of path: RowPath) -> Item.List.Occupant {
    let items = items(ofSectionAt: path.section)
    return items.indices.contains(path.item) ? items[path.item] : .nothing
  }

  func path(of id: Item.ID) -> RowPath? {
    for number in sections.indices {
      if let item = items(ofSectionAt: number).firstIndex(of: .row(id)) { return RowPath(section: number, item: item) }
    }
    return nil
  }

  /// Changes the row of an id, where it is.
  mutating func change(_ id: Item.ID, _ body: (inout ListRow<Item>) -> Void) {
    guard let place = place(of: id) else { return }
    body(&sections[place.section].rows[place.offset])
  }

  /// Takes rows out, and returns them in list order.
  mutating func takeOut(_ ids: [Item.ID]) -> [ListRow<Item>] {
    let taken = rows.filter { ids.contains($0.id) }
    for number in sections.indices { sections[number].rows.removeAll { ids.contains($0.id) } }
    return taken
  }

  /// Whether two equal lists are written alike, too.
  func isSpelled(like other: [Item.Section]) -> Bool {
    sections.elementsEqual(other) { one, another in
      Item.isSpelled(one.id, like: another.id)
        && RowtrailTests.isSpelled(one.attributes.header, like: another.attributes.header)
        && RowtrailTests.isSpelled(one.attributes.footer, like: another.attributes.footer)
        && one.rows.elementsEqual(another.rows) { $0.item.isSpelled(like: $1.item) }
    }
  }
}
