import Rowtrail

/// A list read once, row by row: what several checks look at.
struct ListReading<List: CheckableList> {
  let sections: [SectionAttributes<List.SectionID>]
  let rows: [PlacedRow<List.Item>]

  init(_ list: List) {
    var sections: [SectionAttributes<List.SectionID>] = []
    for index in 0..<list.sectionCount {
      if let attributes = list.attributes(ofSectionAt: index) { sections.append(attributes) }
    }
    var rows: [PlacedRow<List.Item>] = []
    rows.reserveCapacity(list.rowCount)
    list.forEachRow { path, row in rows.append(PlacedRow(path: path, row: row)) }
    self.sections = sections
    self.rows = rows
  }

  /// The same list in plain arrays.
  var plain: PlainList<List.SectionID, List.Item> { PlainList(sections, rows) }

  /// What a list has otherwise than this reading, in one sentence, or `nil` where the two are equal.
  func difference(of list: List) -> String? {
    guard list.sectionCount == sections.count,
      sections.indices.allSatisfy({ list.attributes(ofSectionAt: $0) == sections[$0] })
    else { return "the sections are not the same" }
    var number = 0
    var problem: String?
    list.forEachRow { path, row in
      defer { number += 1 }
      guard problem == nil, number < rows.count else { return }
      let expected = rows[number]
      if row.id != expected.row.id || path != expected.path {
        problem = "row \(row.id) is at \(path), where row \(expected.row.id) belongs at \(expected.path)"
      } else if row != expected.row {
        problem = "row \(row.id) has other flags or another content"
      }
    }
    if problem == nil, number != rows.count { problem = "there are \(number) rows instead of \(rows.count)" }
    return problem
  }

  /// What the reading has otherwise than the plain list, in one sentence, or `nil` where the two are equal.
  func difference(from plain: PlainList<List.SectionID, List.Item>) -> String? {
    guard sections == plain.sections else { return "the sections are not the same" }
    guard rows.count == plain.rows.count else { return "there are \(rows.count) rows instead of \(plain.rows.count)" }
    var section = 0
    var offset = 0
    for placed in rows {
      while section < plain.order.count, offset == plain.order[section].count {
        section += 1
        offset = 0
      }
      guard section < plain.order.count else { return "row \(placed.row.id) is one too many" }
      let item = offset + sections[section].headerMode.firstRowItem
      let expected = plain.order[section][offset]
      guard placed.row.id == expected, placed.path == RowPath(section: section, item: item) else {
        return "row \(placed.row.id) is at \(placed.path), where row \(expected) belongs at [\(section), \(item)]"
      }
      guard placed.row == plain.rows[expected] else { return "row \(expected) has other flags or another content" }
      offset += 1
    }
    return nil
  }
}
