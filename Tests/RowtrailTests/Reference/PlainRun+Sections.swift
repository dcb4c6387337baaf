import Rowtrail

extension PlainRun {
  mutating func insertSection(_ attributes: SectionAttributes<Item.SectionID>, at index: Int) throws(Reason) {
    if list.sectionIndex(of: attributes.id) != nil { throw .duplicateSection }
    guard (0...list.sections.count).contains(index) else { throw .outOfRange }
    list.sections.insert(ListSection(attributes: attributes, rows: []), at: index)
  }

  mutating func moveSection(_ target: SectionTarget<Item.SectionID>, to index: Int) throws(Reason) {
    let from = try resolve(target)
    guard list.sections.indices.contains(index) else { throw .outOfRange }
    list.sections.insert(list.sections.remove(at: from), at: index)
  }

  mutating func editSection(_ target: SectionTarget<Item.SectionID>, _ edit: SectionEdit) throws(Reason) {
    let index = try resolve(target)
    replaceTexts(
      of: &list.sections[index].attributes, header: edit.header, footer: edit.footer, headerMode: edit.headerMode)
  }

  mutating func reload(_ sections: [Item.Section]) throws(Reason) {
    for (number, section) in sections.enumerated() {
      if sections[..<number].contains(where: { $0.id == section.id }) { throw .duplicateSection }
    }
    let ids = sections.flatMap(\.rows).map(\.id)
    for (number, id) in ids.enumerated() where ids[..<number].contains(id) { throw .duplicateRow }
    list.sections = sections.map { reloaded($0) }
  }

  private func reloaded(_ section: Item.Section) -> Item.Section {
    var new = section
    if let index = list.sectionIndex(of: section.id) {
      new.attributes = list.sections[index].attributes
      replaceTexts(
        of: &new.attributes, header: section.attributes.header, footer: section.attributes.footer,
        headerMode: section.attributes.headerMode)
    }
    new.rows = section.rows.map { row in
      guard var old = list.row(row.id) else { return row }
      if row.isStarred { old.isStarred = true }
      if row.isExpanded { old.isExpanded = true }
      let item = old.item.plainlyReloaded(as: row.item)
      if item != old.item { old.item = item }
      return old
    }
    return new
  }

  /// Replaces what is given; a text that is equal keeps its spelling.
  private func replaceTexts(
    of attributes: inout SectionAttributes<Item.SectionID>, header: String?, footer: String?, headerMode: HeaderMode?
  ) {
    if let header, header != attributes.header { attributes.header = header }
    if let footer, footer != attributes.footer { attributes.footer = footer }
    if let headerMode { attributes.headerMode = headerMode }
  }
}
