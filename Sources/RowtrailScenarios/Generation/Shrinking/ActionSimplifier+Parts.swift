import Rowtrail

extension ActionSimplifier {
  /// Smaller numbers: 0, half, one less. Negative ones become 0.
  func numbers(_ number: Int) -> [Int] {
    if number <= 0 { return number == 0 ? [] : [0] }
    var answers = [0]
    for smaller in [number / 2, number - 1] where !answers.contains(smaller) { answers.append(smaller) }
    return answers
  }

  /// Paths with a smaller number in them.
  func paths(_ path: RowPath) -> [RowPath] {
    numbers(path.section).map { RowPath(section: $0, item: path.item) }
      + numbers(path.item).map { RowPath(section: path.section, item: $0) }
  }

  func targets(_ target: RowTarget<Item.ID>) -> [RowTarget<Item.ID>] {
    switch target {
    case .id: return []
    case .path(let path):
      let id = lists.last?.rowID(at: path)
      return (id.map { [.id($0)] } ?? []) + paths(path).map { .path($0) }
    case .captured(let path, let revision):
      let id = lists.indices.contains(revision) ? lists[revision].rowID(at: path) : nil
      return (id.map { [.id($0)] } ?? []) + [.path(path)]
        + numbers(revision).map { .captured(path, revision: $0) }
        + paths(path).map { .captured($0, revision: revision) }
    }
  }

  func sections(_ target: SectionTarget<SectionID>) -> [SectionTarget<SectionID>] {
    switch target {
    case .id: return []
    case .index(let index):
      let id = lists.last?.sectionID(at: index)
      return (id.map { [.id($0)] } ?? []) + numbers(index).map { .index($0) }
    case .captured(let index, let revision):
      let id = lists.indices.contains(revision) ? lists[revision].sectionID(at: index) : nil
      return (id.map { [.id($0)] } ?? []) + [.index(index)]
        + numbers(revision).map { .captured(index, revision: $0) }
        + numbers(index).map { .captured($0, revision: revision) }
    }
  }

  func destinations(_ destination: Destination<SectionID, Item.ID>) -> [Destination<SectionID, Item.ID>] {
    switch destination {
    case .path(let path): paths(path).map { .path($0) }
    case .before(let target): targets(target).map { .before($0) }
    case .after(let target): [.before(target)] + targets(target).map { .after($0) }
    case .start(let section): sections(section).map { .start(of: $0) }
    case .end(let section): [.start(of: section)] + sections(section).map { .end(of: $0) }
    }
  }

  func whole(
    _ section: SectionTarget<SectionID>?, _ asOf: Int?
  ) -> [(SectionTarget<SectionID>?, Int?)] {
    var answers: [(SectionTarget<SectionID>?, Int?)] = []
    if section != nil { answers.append((nil, asOf)) }
    if asOf != nil { answers.append((section, nil)) }
    if let section { answers += sections(section).map { ($0, asOf) } }
    if let asOf { answers += numbers(asOf).map { (section, $0) } }
    return answers
  }

  func rows(_ row: ListRow<Item>) -> [ListRow<Item>] {
    var answers: [ListRow<Item>] = []
    if let item = plain(row.item) {
      answers.append(ListRow(item, isStarred: row.isStarred, isExpanded: row.isExpanded))
    }
    if row.isStarred { answers.append(ListRow(row.item, isExpanded: row.isExpanded)) }
    if row.isExpanded { answers.append(ListRow(row.item, isStarred: row.isStarred)) }
    return answers
  }

  func attributes(_ section: SectionAttributes<SectionID>) -> [SectionAttributes<SectionID>] {
    var answers: [SectionAttributes<SectionID>] = []
    func add(_ change: (inout SectionAttributes<SectionID>) -> Void) {
      var other = section
      change(&other)
      if other != section { answers.append(other) }
    }
    add { $0 = SectionAttributes($0.id) }
    add { $0.footer = "" }
    add { $0.headerMode = .none }
    add { $0.header = "" }
    return answers
  }

  func edits(_ edit: SectionEdit) -> [SectionEdit] {
    var answers: [SectionEdit] = []
    func add(_ change: (inout SectionEdit) -> Void) {
      var other = edit
      change(&other)
      if other != edit, other != SectionEdit() { answers.append(other) }
    }
    add { $0.header = nil }
    add { $0.footer = nil }
    add { $0.headerMode = nil }
    return answers
  }

  func reload(_ sections: [ListSection<SectionID, Item>]) -> [[ListSection<SectionID, Item>]] {
    var answers: [[ListSection<SectionID, Item>]] = sections.isEmpty ? [] : [[]]
    for index in sections.indices.reversed() where sections.count > 1 {
      var fewer = sections
      fewer.remove(at: index)
      answers.append(fewer)
    }
    for index in sections.indices {
      for section in simpler(sections[index]) {
        var other = sections
        other[index] = section
        answers.append(other)
      }
    }
    return answers
  }

  /// A section of a setup or reload with fewer rows, or plainer.
  func simpler(_ section: ListSection<SectionID, Item>) -> [ListSection<SectionID, Item>] {
    var answers: [ListSection<SectionID, Item>] = []
    if section.rows.count > 1 { answers.append(ListSection(attributes: section.attributes, rows: [])) }
    for index in section.rows.indices.reversed() {
      var fewer = section
      fewer.rows.remove(at: index)
      answers.append(fewer)
    }
    return answers + plainer(section)
  }

  /// A section with plainer rows, or a plainer header.
  func plainer(_ section: ListSection<SectionID, Item>) -> [ListSection<SectionID, Item>] {
    var answers: [ListSection<SectionID, Item>] = []
    for index in section.rows.indices {
      for row in rows(section.rows[index]) {
        var other = section
        other.rows[index] = row
        answers.append(other)
      }
    }
    return answers + attributes(section.attributes).map { ListSection(attributes: $0, rows: section.rows) }
  }
}
