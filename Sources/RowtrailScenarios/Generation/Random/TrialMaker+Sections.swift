import Rowtrail

extension TrialMaker {
  /// A section of a new number, with these rows.
  mutating func newSection(_ rows: [ListRow<Item>]) -> ListSection<SectionID, Item> {
    let id = material.sectionID(below(sectionNumbers))
    let header: String? = chance(1, 3) ? nil : ["One", "Two"][below(2)]
    let mode: HeaderMode? = chance(2, 5) ? .firstItem : nil
    return ListSection(id, header: header, footer: chance(1, 6) ? "Foot" : "", headerMode: mode, rows: rows)
  }

  /// These rows, in a few sections.
  mutating func newSections(_ rows: [ListRow<Item>]) -> [ListSection<SectionID, Item>] {
    let count = chance(1, 20) ? 0 : 1 + below(5)
    guard count > 0 else { return [] }
    var sections: [ListSection<SectionID, Item>] = []
    for _ in 0..<count {
      let section = newSection([])
      if !sections.contains(where: { $0.id == section.id }) { sections.append(section) }
    }
    for row in rows { sections[below(sections.count)].rows.append(row) }
    return sections
  }

  /// What a refresh brings: most of what is there, in another order and with other contents, and some that is new.
  mutating func refresh() -> [ListSection<SectionID, Item>] {
    var sections = current.sections
    if chance(1, 3) { sections.shuffle(using: &random) }
    if chance(1, 4), !sections.isEmpty { sections.remove(at: below(sections.count)) }
    if chance(1, 3) || sections.isEmpty {
      let section = newSection([])
      if !sections.contains(where: { $0.id == section.id }) || chance(1, 20) {
        sections.insert(section, at: below(sections.count + 1))
      }
    }
    guard !sections.isEmpty else { return [] }
    for index in sections.indices { refresh(&sections[index]) }
    addRows(to: &sections)
    return sections
  }

  private mutating func refresh(_ section: inout ListSection<SectionID, Item>) {
    if chance(1, 8) { section.attributes.headerMode = HeaderMode.allCases[below(3)] }
    if chance(1, 8) { section.attributes.header = "Three" }
    if chance(1, 2) { section.rows.removeAll { _ in chance(1, 6) } }
    if chance(1, 3) { section.rows.shuffle(using: &random) }
    if chance(1, 2), !section.rows.isEmpty {
      let index = below(section.rows.count)
      section.rows[index].item = section.rows[index].item.edited(by: material.edit(section.rows[index].item, below(8)))
    }
  }

  /// Adds rows where they are few, and moves some to other sections.
  private mutating func addRows(to sections: inout [ListSection<SectionID, Item>]) {
    var ids = Set(sections.flatMap { $0.rows.map { $0.id } })
    for _ in 0..<(ids.count < rows ? 1 + below(max(1, rows / 3)) : 0) {
      let row = randomRow(below(rowNumbers))
      guard ids.insert(row.id).inserted || chance(1, 200) else { continue }
      sections[below(sections.count)].rows.append(row)
    }
    guard chance(1, 3), let last = sections[below(sections.count)].rows.last else { return }
    for index in sections.indices { sections[index].rows.removeAll { $0.id == last.id } }
    sections[below(sections.count)].rows.insert(last, at: 0)
  }
}
